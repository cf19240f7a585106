"""Puts modules that `new-module` makes into other packages.

Not run by itself; `test-new-module` imports it.
"""

from pathlib import Path

from copied_tree import Tally, Tree
from kept_swift import package


def test_into(tally: Tally, tree: Tree, scratch: Path) -> None:
    """A module goes into another package with all it needs, and leaves alone what is there."""
    before, shop = tree.contents(), scratch / "empty shop"
    shop.mkdir()
    tally.expect(tree.run("Settings", "--into", str(shop), "--dry-run").returncode == 0 and not [*shop.iterdir()],
                 "--dry-run into another package should change nothing")
    for name in ("Settings", "Basket"):
        run = tree.run(name, "--into", str(shop), "--requires-login")
        tally.expect(run.returncode == 0 and (shop / f"Modules/{name}/{name}Route.swift").exists(), f"--into gave {run}")
        views = run.stdout.rstrip().partition("no SwiftUI front end draws; for views see ")[2]
        tally.expect(Path(views).is_file(), f"--into should name the page for views, got {run.stdout}")
    tally.expect(tree.run("Settings", "--into", str(shop)).returncode == 64, "a module should not go there twice")
    products = {product["name"] for product in package(shop)["products"]}
    tally.expect(products == {"Links", "Routing", "RoutingTesting", "ScreenKit", "Settings", "Basket"}, f"got {products}")
    folders = {path.name for path in (shop / "Modules").iterdir()}
    tally.expect(folders == {"Links", "Routing", "RoutingTesting", "ScreenKit", "Settings", "Basket", "LICENSE"}, f"got {folders}")

    foreign = scratch / "foreign"
    (foreign / "Modules/Routing").mkdir(parents=True)
    (foreign / "Modules/Routing/Mine.swift").write_text("// mine\n")
    (foreign / "Package.swift").write_text("// mine\n")
    run = tree.run("Settings", "--into", str(foreign))
    for line in ('.target(name: "Settings"', '.library(name: "ScreenKit"', "\nplatforms: [.iOS(", "no SwiftUI front end"):
        tally.expect(run.returncode == 0 and line in run.stdout, f"a foreign manifest should have “{line}”, got {run}")
    tally.expect((foreign / "Package.swift").read_text() == "// mine\n", "a foreign manifest is its owner's")
    tally.expect([*(foreign / "Modules/Routing").iterdir()] == [foreign / "Modules/Routing/Mine.swift"], "so are modules")
    tally.expect(tree.contents() == before, "--into should change nothing here")
