"""Tests the names that Scripts/new-module takes and the texts that it makes of them, without a build.

    python3 Tests/Package/Scripts/new_module_test.py
"""

from __future__ import annotations

import sys
import unittest
from functools import lru_cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
sys.dont_write_bytecode = True
sys.path[:0] = [str(ROOT / "Scripts"), str(Path(__file__).parent)]
import module_templates
from module_entries import entries
from names import LETTERS, NAMES, REFUSED

KINDS = module_templates.TEMPLATES
ELSEWHERE = Path("/none/Garden")
taken_names = lru_cache(module_templates.taken_names)


def module(name: str, kind: str, place: Path = ELSEWHERE, item: str | None = None, **form) -> module_templates.Module:
    item = module_templates.item_of(name, kind, item, taken_names(place, kind))
    return module_templates.Module(place, name, kind, item, **form)


class Names(unittest.TestCase):
    def test_each_name_is_taken_with_an_item_or_refused_with_a_reason(self) -> None:
        for kind in KINDS:
            taken = taken_names(ELSEWHERE, kind)
            refused = {name for name in NAMES + REFUSED if module_templates.problem(name, taken)}
            self.assertEqual(refused & set(NAMES), set(), kind)
            self.assertEqual(set(REFUSED) - refused, set(), kind)

    def test_items_are_named_in_the_singular(self) -> None:
        for name, item in {"Notes": "Note", "Boxes": "Box", "Cities": "City", "Glasses": "Glass", "Dishes": "Dish", "Movies": "Movie",
                           "Watches": "Watch", "Houses": "Record", "Houseboats": "Houseboat", "News": "Record", "Series": "Record",
                           "Mail": "Record", "HTTPClients": "HTTPClient", "PantryItems": "PantryItem"}.items():
            self.assertEqual(module(name, "ViewTemplate").item, item)

    def test_modules_without_a_plural_in_one_app_have_items_of_different_names(self) -> None:
        taken, items = taken_names(ELSEWHERE, "ViewTemplate"), []
        for letters in range(35, 41):
            items.append(module_templates.item_of(LETTERS[:letters], "ViewTemplate", None, taken).lower())
            taken = taken | {items[-1]: "a type of the module before"}
        self.assertEqual(len(set(items)), 6)


class Texts(unittest.TestCase):
    def text(self, path: str, item: str, kind: str = "ViewTemplate", name: str = "WinterStore") -> str:
        return module_templates.copies(module(name, kind, item=item))[path]

    def test_users_read_words_and_links_have_hyphens(self) -> None:
        route = self.text("Modules/WinterStore/WinterStoreRoute.swift", "PantryItem")
        for line in ('"winterStore", root: .pantryItems,', 'case .pantryItems: "pantry-items"', r'case .details(let id): "pantry-items/\(id)"',
                     'PageLabel("Winter store", systemImage: "list.bullet")', 'PageLabel("Choose a pantry item")', 'PageLabel("Pantry item")',
                     'message: "The pantry item is not saved yet."'):
            self.assertIn(line, route)
        screen = self.text("Modules/WinterStore/PantryItems/PantryItemListScreen.swift", "PantryItem", "Template")
        for line in ('"Winter store",', 'pantryItems.elements("pantry items", retry: .reloadTapped)', '.empty("There are no pantry items yet.")'):
            self.assertIn(line, screen)

    def test_abbreviations_keep_their_capitals_and_articles_fit(self) -> None:
        for item, choice in {"URLList": "a URL list", "HTTPClient": "an HTTP client", "Order": "an order", "User": "a user", "Unit": "a unit",
                             "Umbrella": "an umbrella", "Mp3File": "a mp3 file", "Note": "a note"}.items():
            self.assertIn(f'PageLabel("Choose {choice}")', self.text("Modules/WinterStore/WinterStoreRoute.swift", item))

    def test_a_page_has_words_in_sentences_and_names_as_symbols(self) -> None:
        page = self.text("Modules/WinterStore/WinterStore.docc/WinterStore.md", "PantryItem")
        for line in ("A list, a pantry item of it", "`app://winterStore/pantry-items/2` a pantry item above it", "``PantryItemsService``",
                     "then `PantryItems`: the service"):
            self.assertIn(line, page)

    def test_nothing_of_the_template_is_left_whatever_the_name(self) -> None:
        for kind in KINDS:
            for name in NAMES:
                for path, text in module_templates.copies(module(name, kind, item="Note" if name != "Note" else "Leaf")).items():
                    self.assertNotRegex(path + text.replace(name, "").replace(module_templates.title(name), ""), r"(?i)template|\bitems?\b", (name, path))


class Forms(unittest.TestCase):
    def test_forms_differ_in_the_gate_of_the_route_and_in_the_place_in_the_app_alone(self) -> None:
        """So a module that builds in one form builds in each."""
        for name in NAMES:
            plain = module_templates.copies(module(name, "Template"))
            self.assertEqual(len(plain), len(module_templates.template("Template")))
            gated = module_templates.copies(module(name, "Template", is_gated=True))
            changed = [path for path in plain if plain[path] != gated[path]]
            self.assertEqual(changed, [f"Modules/{name}/{name}Route.swift"])
            self.assertEqual(gated[changed[0]].replace(' requires: Gate("signed in"),', ""), plain[changed[0]])
            here = module_templates.copies(module(name, "Template", ROOT))
            self.assertEqual({module_templates.flat(path): text for path, text in here.items()}, plain)
            for placement in ("root", "tab", "page", "sheet"):
                lines = [entry.line for entry in entries(module(name, "Template", ROOT, placement=placement))]
                shown = 'tab(of: "loggedIn")' if placement == "tab" else placement
                self.assertIn(f"      {name}Coordinator.feature(as: .{shown}),", lines)


if __name__ == "__main__":
    unittest.main()
