"""Renders scenes: blender -b --factory-startup --python-use-system-env -P studio.py -- RECIPE-ID OUT.jpg [WIDTH 1200] [SAMPLES 9]

360 5 is a quick look. RECIPE-ID "list" prints the ids there are scenes of; "check" builds every scene without rendering it.
"""
import glob, importlib, math, os, sys, traceback
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
import bpy
import cv2
import numpy as np
from kit import DEF, aim, reset, render
from views import view_of

def scenes():
    """Scene functions by the ids of their recipes."""
    found = {}
    for path in sorted(glob.glob(os.path.join(HERE, 'scenes', '*.py'))):
        m = importlib.import_module('scenes.'+os.path.basename(path)[:-3])
        found.update({n.replace('_', '-'): f for n, f in vars(m).items() if n[0] != '_' and getattr(f, '__module__', None) == m.__name__})
    return found

def photograph(scene, name):
    """What a lens and a window do to every scene: its own place for the camera, shallower focus, softer sun, light that bounces on."""
    if view := view_of(name): aim(**view)
    c = scene.cycles; c.max_bounces = 12; c.diffuse_bounces = 5; c.glossy_bounces = 4; c.transmission_bounces = 10; c.sample_clamp_indirect = 10
    scene.camera.data.dof.aperture_fstop *= .7
    for o in scene.objects:
        if o.type == 'LIGHT' and o.data.type == 'SUN': o.data.angle = max(o.data.angle, math.radians(9))

def finish(png, jpg):
    """Grade and encode: a breath of colour, greens as film sees them, darker corners, film grain, a little sharper, JPEG 92."""
    im = cv2.imread(png).astype('float32')/255; hsv = cv2.cvtColor(im, cv2.COLOR_BGR2HSV); hsv[..., 1] = (hsv[..., 1]*(1.04-.2*np.exp(-((hsv[..., 0]-105)/34)**2))).clip(0, 1)
    out = cv2.cvtColor(hsv, cv2.COLOR_HSV2BGR); h, w = out.shape[:2]; y, x = np.mgrid[0:h, 0:w]; r = np.hypot((x-w/2)/(w/2), (y-h/2)/(h/2))
    out *= (1-.16*np.clip(r-.55, 0, 1)**1.5)[..., None]
    grain = cv2.GaussianBlur(np.random.default_rng(1).standard_normal((h, w)).astype('float32'), (0, 0), .7); out *= (1+.008*grain)[..., None]
    out += .45*(out-cv2.GaussianBlur(out, (0, 0), .8))
    cv2.imwrite(jpg, (out*255).clip(0, 255).astype('uint8'), [cv2.IMWRITE_JPEG_QUALITY, 92])

def picture(name, jpg, width=1200, samples=9):
    png = os.path.abspath(jpg)[:-4]+'.part.png'
    reset(); scenes()[name](dict(DEF, samples=2*samples, res=(width, width*3//4))); photograph(bpy.context.scene, name); render(png, bloom=.05); finish(png, jpg); os.remove(png)

def check(only):
    """Builds scenes; names those that fail, and fails then."""
    failed = []
    for name, scene in scenes().items():
        if only and name not in only: continue
        try: reset(); scene(dict(DEF, samples=1, res=(40, 30))); print('built', name, len(bpy.data.objects), flush=True)
        except Exception: failed.append(name); traceback.print_exc()
    if failed: sys.exit('failed: '+' '.join(failed))

a = sys.argv[sys.argv.index('--')+1:]
if a[0] == 'list': print('\n'.join('scene '+n for n in scenes()))
elif a[0] == 'check': check(a[1:])
else: picture(a[0], a[1], *map(int, a[2:4]))
