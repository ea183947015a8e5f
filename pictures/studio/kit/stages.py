"""A dish on its way: in the pan, on the tray, in the mixing bowl, on the board. The same table and cloth as the finished dish, seen from higher up."""
import math
import numpy as np
from .base import c01, disk_grid, lin, mix, nz, rrect, smooth_prof, sstep
from .shapes import mesh, obj, prism, revolve, tube_mesh
from .materials import ceramic, food, metal, wood
from .piles import Pile, bound, wetted
from .liquids import sauce_in
from .roasts import broth
from .vessels import bowl, skillet, spoon
from .stage import baking_paper, bg, board
from .ingredients import layersP

HIGHER = dict(elev=56, dist=5.9, target=(.02, .0, .18))
def saucepan(R=1.12, H=.46, col='#35454c', inner='#ddd3bf', loc=(0, 0)):
    """Enamelled pan with two loops to hold it by."""
    pts = [(.001, 0), (R*.93, 0), (R*.985, .03), (R, .12), (R, H-.02), (R+.015, H), (R-.01, H+.015), (R-.04, H-.005), (R-.05, H*.6), (R-.055, .14), (R*.90, .06), (R*.5, .05), (.001, .05)]; prof = smooth_prof(pts, 150); k = int(np.argmax(prof[:, 1]))
    m = ceramic('pot'+col, col, '#1c2226', .12, .22, coat=.5)
    def cf(V, s): rim = sstep(H-.004, H+.010, V[:, 2])[:, None]; c = mix(lin(col), lin(inner), sstep(k-2, k+2, s*(len(prof)-1))); return c*(1-.85*rim)+lin('#1a1c1e')*.85*rim
    o = obj(revolve('pot', prof, 170, m, cf), (*loc, 0)); pin = prof[k:][::-1]
    for sx in (1, -1): t = np.linspace(-1, 1, 40); obj(tube_mesh('loop', np.stack([loc[0]+sx*(R-.03+.22*np.sqrt(np.clip(1-t**4, 0, 1))), loc[1]+.30*t, H*.80+0*t], -1), .05, m, 12, True, np.tile(lin(col), (40, 1))))
    return o, (lambda x, y: np.interp(np.hypot(np.asarray(x)-loc[0], np.asarray(y)-loc[1]), pin[:, 0], pin[:, 1], right=.0)), pin
def wooden_spoon(x, y, rot, z=.35, tilt=.12, s=1.0): return spoon((x, y, z), rot, 1.15*s, wood('wspoon', '#8a5a34', '#bf8d58'), tilt=tilt)
def pan_stage(S, table, seed, cl, layers, level=None, cols=None, key='st', liq=None, pan='pot', R=.95, maxh=.10, col='#35454c', heap=.0, stir=True, binds=None, props=(), clear=None):
    """Something cooking: layers of ingredients in a pot or skillet, in `cols` (dark, light) liquid up to `level`, or bound by sauce
    binds=(dark, light, deep). clear (0..1) makes the liquid thin, so cloudy."""
    rng = bg(S, table, seed, cl, **HIGHER); o, ih, pin = saucepan(col=col) if pan == 'pot' else skillet(1.12, .24); h = ih
    if cols and level: so, h, _ = broth(pin, level, cols, key, body=clear, deep=.08) if clear else sauce_in(pin, level, cols, key, **(liq or {}))
    P = Pile(1.3, lambda X, Y: np.where(np.hypot(X, Y) < 1.02, h(X, Y)+heap*np.clip(1-(X*X+Y*Y), 0, 1), ih(X, Y))); layersP(P, rng, layers, R, maxh)
    if cols and level and not clear: wetted(so, P)
    if binds: P.H = np.minimum(P.H, np.where(np.hypot(P.X, P.Y) < .98, 9, .1)); bound(P, 1.0, binds[:2], food('stagesauce', vcol=True, rough=.42, sss=.1, bump=.3, bscale=18, coat=.05, spec=.25, rndv=0, rndh=0), deep=binds[2], seed=seed)
    if stir: wooden_spoon(.30, -.20, -.55, z=(level or .12)+.06+heap*.5, tilt=-.16)
    for p in props: p(rng)
    return rng, P
def tray_stage(S, table, seed, cl, layers, maxh=None, paper=True, size=(2.9, 2.1), props=(), asp=.66):
    """Things spread out on a lined baking tray."""
    cl = (cl[0]+math.copysign(1.2, cl[0]), *cl[1:])  # beside the tray, which is wider than a bowl
    rng = bg(S, table, seed, cl, **HIGHER); w, h = size; m = metal('traysteel', '#8d8a86', .38); ol = rrect(w, h, .16, 240)
    obj(prism('tray', ol, 0, .04, lambda x, y, z, p, s: np.ones(x.shape+(3,)), m, .015, 4, 8)); a = np.vstack([ol, ol[:1]]); obj(tube_mesh('rim', np.stack([a[:, 0], a[:, 1], .09+0*a[:, 0]], -1), .045, m, 10, False))
    if paper: baking_paper((0, 0), (w*.93, h*.92), .02, '#d8c196', z=.035)
    P = Pile(1.6, lambda X, Y: .075+0*X); layersP(P, rng, [L if callable(L) else (*L[:3], dict(dict(asp=asp), **(L[3] if len(L) > 3 else {}))) for L in layers], 1.22, maxh)
    for p in props: p(rng)
    return rng, P
def bowl_stage(S, table, seed, cl, layers, mass=None, level=.36, col='#e4dac4', inner='#eee6d6', rough=.5, lump=.05, swirl=.03, maxh=None, R=.85, coat=.05, stir=True, props=()):
    """A mixing bowl: `mass` (dark, light) of dough, batter or cream, stirred, with layers on it or, without mass, alone."""
    rng = bg(S, table, seed, cl, **HIGHER); o, ih, pin = bowl(1.16, .58, col, inner=inner, clay='#8a6547'); h = ih
    if mass:
        r0 = float(np.interp(level, pin[:, 1], pin[:, 0]))+.01; x, y, f = disk_grid(r0, 130, 300); zf = lambda x, y: level+(lump*nz(x, y, 4, seed, 5)+.3*lump*nz(x, y, 13, seed+2)+swirl*np.sin(np.arctan2(y, x)*1+np.hypot(x, y)*11)*(np.hypot(x, y) > .08)+.08*np.clip(1-(x*x+y*y)/r0**2, 0, 1))*(1-(np.hypot(x, y)/r0)**6)
        obj(mesh('mass', np.stack([x, y, zf(x, y)], -1), f, mix(lin(mass[0]), lin(mass[1]), c01(.5+1.1*nz(x, y, 4, seed+1, 5))), food('mass'+mass[0], vcol=True, rough=rough, sss=.15, bump=.35, bscale=26, coat=coat, rndv=0, rndh=0))); h = lambda X, Y: np.where(np.hypot(X, Y) < r0, zf(X, Y), ih(X, Y))
    P = Pile(1.3, h); layersP(P, rng, layers, R, maxh)
    if stir: wooden_spoon(.25, -.1, -.5, z=level+.10, tilt=-.2)
    for p in props: p(rng)
    return rng, P
def board_stage(S, table, seed, cl, heaps, props=()):
    """Cut and ready: heaps [(name, n, spacing, dict(cx, cy, R…)), …] on a wooden board."""
    rng = bg(S, table, seed, cl, **HIGHER); board((0, 0), (2.9, 2.0), .03, '#8a5a30', '#bf8c54', .1); P = Pile(1.6, lambda X, Y: .10+0*X); layersP(P, rng, heaps, .4)
    for p in props: p(rng)
    return rng, P
