"""Where the camera stands for a dish: each is named once, beside its view; else as its scene says."""

# A view is what aim() is told. Those that several dishes share:
SHARED = [
    # The frame cuts the dish, its far rim is soft.
    (dict(elev=34, near=.72, shift=(.06, .05, .02), fstop=1.1), """
aubergine-parmigiana baked-sweet-potato-fries cauliflower-wings falafel-bites french-toast-with-berries
mapo-tofu mushroom-and-lentil-ragout mushroom-stroganoff sticky-toffee-pudding thai-peanut-noodles
tofu-scramble-on-toast vegetable-lasagne white-bean-and-kale-stew zucchini-fritters
"""),
    # Bowls and trays that are laid out.
    (dict(elev=78, near=.96, shift=(.1, .05, 0)), """
blueberry-galette greek-salad-with-tofu-feta rainbow-buddha-bowl
shakshuka-with-white-beans tofu-menemen
"""),
    # Soups and spreads: the frame cuts the bowl, what is in front is sharp.
    (dict(elev=52, near=.74, shift=(.05, -.02, .04), fstop=1.3), """
acai-bowl apple-cinnamon-porridge baba-ganoush berry-smoothie-bowl butternut-squash-soup classic-hummus guacamole lentil-soup
muhammara pea-and-mint-soup potato-leek-soup quinoa-breakfast-bowl red-lentil-dal rice-pudding roasted-tomato-soup
"""),
    # Heaps in a bowl.
    (dict(elev=44, near=.74, shift=(.05, -.02, .06), fstop=1.2), """
chickpea-coconut-curry chilli-sin-carne palak-tofu crispy-roasted-chickpeas kale-and-farro-salad mushroom-risotto sambal-tempeh-with-green-beans three-bean-salad
savoury-oat-bowl tofu-stir-fry tofu-tikka-masala trail-mix
"""),
    # Plates and pasta: low enough for depth.
    (dict(elev=40, near=.7, shift=(.06, -.02, .05), fstop=1.0), """
black-pepper-tofu caesar-salad-with-croutons cauliflower-tabbouleh edamame-pesto-penne mediterranean-quinoa-salad pesto-pasta-salad
ramen-with-miso-broth soba-noodle-salad sushi-bowl-with-tofu teriyaki-tempeh-bowl tofu-saltado
vegetable-pad-thai
"""),
]
VIEWS = {name: view for view, names in SHARED for name in names.split()}
VIEWS.update({
    'apple-crumble': dict(elev=44, near=.66, shift=(.10, -.02, .02), fstop=1.1),
    'apple-nachos': dict(elev=50, near=.74, shift=(.12, -.06, .02), fstop=1.1),
    'chia-chocolate-pudding': dict(elev=20, near=.84, shift=(-.04, 0, -.01)),
    'hash-browns-with-beans': dict(elev=40, near=.80, shift=(.04, .06, .02), fstop=1.1),
    'seitan-gyros-plate': dict(elev=40, near=.74, shift=(-.08, -.02, .04), fstop=1.0),
    'banana-ice-cream': dict(elev=30, near=.86, shift=(.05, 0, .08), fstop=.75),
    'cauliflower-steaks': dict(elev=46, near=.84, shift=(0, -.02, .02), fstop=.8),
    'cinnamon-rolls': dict(elev=54, near=.70, shift=(.04, -.06, .0), fstop=1.2),
    'pretzel-bites': dict(elev=36, near=.66, shift=(-.10, -.06, .05), fstop=1.0),
    'coconut-macaroons': dict(elev=30, near=.80, shift=(.06, -.02, .06), fstop=1.0),
    'tofu-larb-lettuce-cups': dict(elev=40, near=.72, shift=(-.02, -.06, .02), fstop=1.1),
    'chocolate-hazelnut-waffles': dict(elev=36, near=.66, shift=(.02, .0, .08), fstop=1.1),
    'stuffed-dates': dict(elev=38, near=.74, shift=(.14, -.14, .0), fstop=1.1),
    'cashew-cheese-ball': dict(elev=32, near=.82, shift=(-.08, -.06, -.02), fstop=1.0),
    'celebration-wellington': dict(elev=32, near=.80, shift=(-.10, -.02, .06), fstop=1.0),
    'hot-chocolate': dict(elev=43, near=.66, shift=(-.17, -.08, .17), fstop=1.0),
    'poached-pears': dict(elev=24, near=.92, shift=(.03, -.04, .03), fstop=1.0),
    'bruschetta': dict(elev=32, near=.80, shift=(.16, -.10, .0), fstop=1.1),
    'cucumber-bites': dict(elev=38, near=.80, shift=(.0, -.16, -.02), fstop=1.2),
    'gnocchi-with-pesto': dict(elev=44, near=.62, shift=(.05, -.08, .06), fstop=1.2),
    'spaghetti-bolognese': dict(elev=46, near=.58, shift=(-.02, -.04, .06), fstop=1.1),
    'minestrone': dict(elev=56, near=.86, shift=(.06, 0, 0), fstop=.8),
    'paella-with-artichokes': dict(elev=52, near=.58, shift=(.18, -.02, 0), fstop=1.2),
})

def view_of(name):
    """What aim() is told for a dish, or None."""
    return VIEWS.get(name)
