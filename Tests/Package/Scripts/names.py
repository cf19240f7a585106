"""Names of modules: of 1 to 40 letters, in the plural or not, of types that SwiftUI, Swift or a library has too, and refused ones."""

LETTERS = "Thunderstormsandquietafternoonsinnovember"[:40]
LENGTHS = [LETTERS[:length] for length in range(2, 41)]

PLURALS = """
    A Note Notes Boxes Cities Glasses Dishes Movies Cookies Watches Houses Buses News Series Species Analysis Indices People Keys
    Menus Mail Go IDs HTTPClients URLList PantryItems WinterStore Mp3Files
""".split()

SHARED = """
    Text Link State Button Tab Group Color Image Images Font Menu Picker Section Sections Environment Binding Window Table Toggle Shape
    Layout Locale Alert Axis Edge Angle Animation Canvas Divider Spacer Gesture Material Namespace Slider Stepper Preview Previews Bindable
    Capsule Circle Transaction Visibility Alignment Anchor Commands Parameter Source Kind Bundle Timer Measurement Notification
    Scanner Process Thread Operation Stream Clock Instant Mirror Mutex Main
""".split()

NAMES = list(dict.fromkeys(LENGTHS + PLURALS + SHARED))

# Words of Swift, and types of the modules that each app has.
REFUSED = """
    View Task Type Result Scene Module Feature Router Placement Page Screen Action Modal Date Data URL Set Duration Actor Self Import Session Account Shell
    Swift SwiftUI Foundation Testing NotesTests NotesCoordinator LogIn Favorites Links Routing
""".split()
