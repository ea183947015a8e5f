"""Where the camera stands for a dish: close, so that the frame cuts the dish and its far rim is soft; from above; else as its scene says."""

CLOSE = dict(elev=34, near=.72, shift=(.06, .05, .02), fstop=1.1)
ABOVE = dict(elev=78, near=.96, shift=(.1, .05, 0))
OWN = {'minestrone': dict(elev=56, near=.86, shift=(.06, 0, 0), fstop=.8), 'banana-ice-cream': dict(elev=30, near=.86, shift=(.05, 0, .08), fstop=.75), 'cauliflower-steaks': dict(elev=46, near=.84, shift=(0, -.02, .02), fstop=.8)}

CLOSE_DISHES = set("""
apple-crumble aubergine-parmigiana baked-sweet-potato-fries black-pepper-tofu
cauliflower-wings chickpea-coconut-curry chilli-sin-carne cinnamon-rolls crispy-roasted-chickpeas edamame-pesto-penne
falafel-bites french-toast-with-berries gnocchi-with-pesto mapo-tofu
mushroom-and-lentil-ragout mushroom-risotto mushroom-stroganoff rice-pudding savoury-oat-bowl spaghetti-bolognese sticky-toffee-pudding
thai-peanut-noodles tofu-scramble-on-toast tofu-stir-fry tofu-tikka-masala vegetable-lasagne vegetable-pad-thai white-bean-and-kale-stew
zucchini-fritters
""".split())
DISHES_FROM_ABOVE = set("""
acai-bowl apple-cinnamon-porridge baba-ganoush berry-smoothie-bowl blueberry-galette butternut-squash-soup
caesar-salad-with-croutons cauliflower-tabbouleh classic-hummus greek-salad-with-tofu-feta kale-and-farro-salad lentil-soup
mediterranean-quinoa-salad muhammara paella-with-artichokes quinoa-breakfast-bowl rainbow-buddha-bowl
ramen-with-miso-broth roasted-tomato-soup shakshuka-with-white-beans soba-noodle-salad sushi-bowl-with-tofu
teriyaki-tempeh-bowl three-bean-salad tofu-menemen trail-mix white-bean-hummus-bowl
""".split())

# Nearer to soups, spreads and heaps: the frame cuts the bowl, what is in front is sharp.
SPREAD = dict(elev=52, near=.74, shift=(.05, -.02, .04), fstop=1.3)
HEAP = dict(elev=44, near=.74, shift=(.05, -.02, .06), fstop=1.2)
OWN.update({n: SPREAD for n in 'classic-hummus baba-ganoush muhammara guacamole rice-pudding red-lentil-dal roasted-tomato-soup butternut-squash-soup pea-and-mint-soup potato-leek-soup lentil-soup acai-bowl berry-smoothie-bowl apple-cinnamon-porridge quinoa-breakfast-bowl'.split()})
OWN.update({n: HEAP for n in 'chilli-sin-carne chickpea-coconut-curry tofu-tikka-masala sambal-tempeh-with-green-beans tofu-stir-fry three-bean-salad trail-mix crispy-roasted-chickpeas gnocchi-with-pesto'.split()})

OWN['apple-nachos'] = dict(elev=50, near=.74, shift=(.12, -.06, .02), fstop=1.1)
# Near enough that the frame cuts the plate, low enough for depth.
HEARTY = dict(elev=40, near=.70, shift=(.06, -.02, .05), fstop=1.0)
OWN.update({n: HEARTY for n in 'pesto-pasta-salad edamame-pesto-penne soba-noodle-salad vegetable-pad-thai spaghetti-bolognese ramen-with-miso-broth tofu-saltado black-pepper-tofu caesar-salad-with-croutons mediterranean-quinoa-salad cauliflower-tabbouleh teriyaki-tempeh-bowl sushi-bowl-with-tofu'.split()})

def view_of(name):
    """What aim() is told for a dish, or None."""
    return OWN[name] if name in OWN else CLOSE if name in CLOSE_DISHES else ABOVE if name in DISHES_FROM_ABOVE else None
