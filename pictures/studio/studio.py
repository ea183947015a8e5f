"""Renders scenes: blender -b --factory-startup --python-use-system-env -P studio.py -- RECIPE-ID OUT.jpg [WIDTH 1200] [SAMPLES 6]

360 5 is a quick look. RECIPE-ID "list" prints the ids there are scenes of; "check" builds every scene without rendering it.
"""
import glob, importlib, math, os, sys, traceback
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
import bpy
import cv2
import numpy as np
from mathutils import Vector
from kit import DEF, aim, reset, render, room
from views import view_of

def scenes():
    """Scene functions by the ids of their recipes."""
    found = {}
    for path in sorted(glob.glob(os.path.join(HERE, 'scenes', '*.py'))):
        m = importlib.import_module('scenes.'+os.path.basename(path)[:-3])
        found.update({n.replace('_', '-'): f for n, f in vars(m).items() if n[0] != '_' and getattr(f, '__module__', None) == m.__name__})
    return found

LENS, CLOSER = 95, 1.08
def photograph(scene, name):
    """What a lens and a room do to every scene: its own place for the camera, from further away through a longer lens, shallower focus, light that bounces on."""
    view = view_of(name) or {}; cam = scene.camera; k = LENS/cam.data.lens; d = scene['view']['dist']*view.get('near', 1)
    if view: aim(**view)
    elif scene['view']['elev'] > 25: cam.data.lens *= CLOSER # what is not tall may be cut by the frame
    cam.location += cam.rotation_euler.to_matrix()@Vector((0, 0, 1))*d*(k-1); cam.data.lens *= k; cam.data.dof.focus_distance += d*(k-1); cam.data.dof.aperture_fstop *= .7
    c = scene.cycles; c.max_bounces = 10; c.diffuse_bounces = 3; c.glossy_bounces = 4; c.transmission_bounces = 10; c.sample_clamp_indirect = 10
    room()

# The renderer's pixels to the picture's: the lens is a little soft, the grain is not, and a third of the time is saved.
SHARE = 5/6
def finish(png, jpg, size):
    """Enlarge to size, expose for the lights, grade and encode: reds and greens as film sees them (greens a little towards olive), a little more contrast, soft blacks, darker corners, film grain, JPEG 92."""
    im = cv2.resize(cv2.imread(png), size, interpolation=cv2.INTER_LANCZOS4).astype('float32')/255; im *= np.clip((.86/np.percentile(im.mean(-1), 96))**.6, 1, 1.25); hsv = cv2.cvtColor(im, cv2.COLOR_BGR2HSV); H = hsv[..., 0]; green = np.exp(-((H-108)/34)**2); red = np.exp(-(((H+180) % 360-180)/22)**2)
    hsv[..., 1] = (hsv[..., 1]*(1-.26*green-.15*red)).clip(0, 1); hsv[..., 0] = (H-9*green) % 360
    out = cv2.cvtColor(hsv, cv2.COLOR_HSV2BGR); h, w = out.shape[:2]; y, x = np.mgrid[0:h, 0:w]; r = np.hypot((x-w/2)/(w/2), (y-h/2)/(h/2))
    out *= (1-.18*np.clip(r-.5, 0, 1)**1.5)[..., None]; out = .008+.99*out; out += .05*np.sin(2*np.pi*(out.clip(0, 1)-.5))/1.6
    out += .35*(out-cv2.GaussianBlur(out, (0, 0), .9))
    grain = cv2.GaussianBlur(np.random.default_rng(1).standard_normal((h, w)).astype('float32'), (0, 0), .6); out += (.011*grain*(1-.6*out.mean(-1)))[..., None]
    cv2.imwrite(jpg, (out*255).clip(0, 255).astype('uint8'), [cv2.IMWRITE_JPEG_QUALITY, 92])

def picture(name, jpg, width=1200, samples=6):
    png = os.path.abspath(jpg)[:-4]+'.part.png'
    reset(); scenes()[name](dict(DEF, samples=2*samples, res=(round(width*SHARE), round(width*3/4*SHARE)))); photograph(bpy.context.scene, name); render(png, bloom=.05); finish(png, jpg, (width, width*3//4)); os.remove(png)

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
