"""What salads, bowls, noodles and tacos are tossed of: shreds, sticks, wedges, florets, sprouts, torn bread, beds of grains, skeins of noodles."""
import math, random
import numpy as np
from .base import c01, cmix, fbm, gp, grid_faces, lin, mix, sstep
from .shapes import bpart, ico, merge, mesh, obj, tube_mesh, variants
from .materials import food
from .masses import Mass
from .baking import cells

def _strip(L, wide, thick, rng, curl, n=40, caps=True):
    """A strip as a knife cuts it: square in section, limp, of uneven width. Vertices, faces, and for each vertex how far along it is and which side
    it is on (1: the broad sides, 0: the cut ones)."""
    t = np.linspace(-.5, .5, n); f = lambda k: fbm(np.stack([t*rng.uniform(1.2, 2.4)+k*5.1, t*0+rng.uniform(0, 9), t*0+k], -1), 2); a, b = np.cumsum(f(1))*curl*8/n, np.cumsum(f(2))*curl*7/n; a, b = a-a.mean(), b-b.mean()
    d = np.stack([np.cos(a)*np.cos(b), np.sin(a)*np.cos(b), np.sin(b)], -1)*L/n; p = np.cumsum(d, 0); p -= p.mean(0); T = d/np.linalg.norm(d, axis=1)[:, None]; roll = rng.uniform(-1.5, 1.5)*t+.5*f(3)+rng.uniform(0, 6); s = np.cross(T, [0, 0, 1.]); s /= np.linalg.norm(s, axis=1)[:, None]+1e-9; u = np.cross(s, T); A = s*np.cos(roll)[:, None]+u*np.sin(roll)[:, None]; B = np.cross(T, A)
    w = wide*.5*(1+.35*f(4)); h = thick*.5*(1+.45*f(5)); ring = [(-1, -1, 1), (0, -1.05, 1), (1, -1, 1), (1, -.92, 0), (1.04, 0, 0), (1, .92, 0), (1, 1, 1), (0, 1.05, 1), (-1, 1, 1), (-1, .92, 0), (-1.04, 0, 0), (-1, -.92, 0)]
    V = np.stack([p+A*(w*q)[:, None]+B*(h*r)[:, None] for q, r, _ in ring], 1).reshape(-1, 3); k = len(ring); F = grid_faces(n, k, wrap_v=True)
    if caps: F += [tuple(range(k-1, -1, -1)), tuple(range((n-1)*k, n*k))]
    return V, F, np.repeat(t+.5, k), np.tile([q[2] for q in ring], n)
def shreds(key, skin, flesh, n=9, L=.46, wide=.030, thick=.017, curl=.9):
    """Cabbage, cut fine: coloured on both sides of the leaf, pale where the knife went and towards the rib."""
    m = food('shr_'+key, vcol=True, rough=.34, sss=.22, bump=.12, bscale=50, coat=.12, rndv=.22, rndh=.012)
    def mk(i):
        rng = random.Random(i*7+1); V, F, t, side = _strip(L*rng.uniform(.45, 1.15), wide*rng.uniform(.6, 1.3), thick*rng.uniform(.7, 1.6), rng, curl*rng.uniform(.6, 1.5)); k = fbm(V*14+i, 3); rib = sstep(.55, 1, t if i % 2 else 1-t)*rng.uniform(.2, 1)
        return mesh('shr', V, F, mix(cmix(flesh[0], flesh[1], .5+k), cmix(skin[0], skin[1], .5+1.2*k), side*(1-.75*rib)*.95), m)
    return variants('shr'+key, n, mk)
def julienne(key, cols, n=9, L=.40, w=.026, curl=.32):
    """Sticks of carrot, cucumber or radish: square ends, straight edges, a little limp; cols (flesh, flesh, skin): one in three has skin on a side."""
    m = food('jul_'+key, vcol=True, rough=.36, sss=.28, bump=.15, bscale=60, coat=.15, rndv=.14, rndh=.006)
    def mk(i):
        rng = random.Random(i*5+2); V, F, t, side = _strip(L*rng.uniform(.5, 1.15), w*rng.uniform(.7, 1.25), w*rng.uniform(.6, 1.1), rng, curl*rng.uniform(.3, 1.6), 26); k = fbm(V*np.array([9, 30, 30])+i, 3); c = cmix(cols[0], cols[1], .5+1.1*k)
        return mesh('jul', V, F, mix(c, lin(cols[2]), side*(.8 if i % 3 == 0 else .15)), m)
    return variants('jul'+key+str(L), n, mk)
def fibres(key='jack', cols=('#7a3416', '#c27838', '#e0b070'), n=9):
    """Pulled jackfruit: bundles of fibres that part at their ends, browned where they caught."""
    m = food('fib_'+key, vcol=True, rough=.55, sss=.12, bump=.3, bscale=60, coat=.08, rndv=.25, rndh=.01)
    def mk(i):
        rng = random.Random(i*3+5); parts = []; L = rng.uniform(.20, .44); t = np.linspace(-.5, .5, 16); q = rng.uniform(0, 9); f = lambda s, k: fbm(np.stack([t*s+q+k*3, t*0+k, t*0+q], -1), 2); c0 = np.stack([t*L, .10*f(1.6, 1), .07*f(1.5, 2)], -1); wide = rng.uniform(.020, .042)
        for j in range(rng.randint(9, 16)):
            a, r = rng.uniform(0, 6.28), wide*math.sqrt(rng.random()); lo, hi = rng.uniform(0, .22), rng.uniform(.78, 1); p = c0+np.stack([0*t, r*math.cos(a)*(1+2.0*np.abs(2*t)**3)+.022*f(4, j), r*math.sin(a)*(.7+1.6*np.abs(2*t)**3)+.018*f(4, j+30)], -1); p = np.stack([np.interp(np.linspace(lo, hi, 14), t+.5, p[:, k]) for k in range(3)], -1); u = np.linspace(-1, 1, 14)
            me = tube_mesh('f', p, rng.uniform(.005, .0105)*np.clip(1-np.abs(u)**4, .25, 1), None, 5); v = np.empty(len(me.vertices)*3); me.vertices.foreach_get('co', v); v = v.reshape(-1, 3); k = fbm(v*12+i, 3); tone = rng.random(); c = mix(cmix(cols[0], cols[1], .2+.8*tone+.7*k), lin(cols[2]), c01(tone*.7-.1+k)); parts.append((v, [tuple(g.vertices) for g in me.polygons], mix(c, lin('#2f1208'), sstep(.2, .55, fbm(v*7+i*3, 2))*.6)))
        return merge('fib', parts, m)
    return variants('fib'+key, n, mk)
def tomato_wedge(n=6, R=.17, soft=.0):
    """A tomato cut lengthwise in six or eight: two wet faces with jelly and seeds, skin outside; soft (0..1) has been in the pan."""
    m = food('tomwdg', vcol=True, rough=.24, sss=.3, sssr=(.10, .03, .02), bump=.10, bscale=50, coat=.4, rndv=.10)
    def mk(i):
        rng = random.Random(i*11+2); half = rng.uniform(.36, .56); a = R*rng.uniform(.92, 1.12); nu, nv, nt = 44, 30, 18; u = np.linspace(-1, 1, nu)[:, None]; pol = np.sqrt(np.clip(1-np.abs(u)**2.6, 0, 1))*(1+.05*np.sin(u*3+i)); parts = []
        for sg in (1, -1):
            v = np.linspace(0, 1, nv)[None, :]; r = R*pol*v; x = a*u+0*v; k = fbm(np.stack([x*14+i, r*14, x*0+sg], -1), 3); pocket = ((np.abs(u+.04*sg)/.66)**2.4+(np.abs(v-.52)/.29)**2.4)+.5*k; jel = 1-sstep(.75, 1.1, pocket); c = cmix('#cf4a34', '#e27a5e', .5+k); c = mix(c, lin('#ecb09a'), (1-sstep(.08, .26, v+.3*k))*.7); c = mix(c, cmix('#b03c12', '#cc7a24', .5+1.2*k), jel*.9); sd = np.zeros_like(x)
            for _ in range(9): su, sv = rng.uniform(-.5, .5), rng.uniform(.36, .70); sd = np.maximum(sd, 1-sstep(.6, 1.2, np.hypot((u-su)/.085, (v-sv)/.075)))
            c = mix(c, lin('#e6cf98'), sd*jel*.8); c = mix(c, lin('#b3200f'), sstep(.90, .97, v+0*u)); h = -.022*R/.17*jel+.010*sd*jel+.004*k; ang = sg*half; parts.append((np.stack([x, r*math.sin(ang)+sg*h*math.cos(ang), -r*math.cos(ang)+h*math.sin(ang)], -1).reshape(-1, 3), [g if sg < 0 else tuple(reversed(g)) for g in grid_faces(nu, nv)], c.reshape(-1, 3)))
        th = np.linspace(-half, half, nt)[None, :]; rr = R*pol*(1+.0*th); x = a*u+0*th; k = fbm(np.stack([x*6+i, th*2+0*u, 0*x], -1), 3); wr = .012*soft*fbm(np.stack([x*24, th*8+0*u, 0*x+i], -1), 2); c = mix(cmix('#9c140c', '#c42a1c', .5+1.1*k), lin('#d9702c'), sstep(.80, 1.0, u+0*th)*.6); parts.append((np.stack([x, (rr+wr)*np.sin(th), -(rr+wr)*np.cos(th)], -1).reshape(-1, 3), grid_faces(nu, nt), c.reshape(-1, 3)))
        me = merge('tomw', parts, m); v = np.empty(len(me.vertices)*3, np.float32); me.vertices.foreach_get('co', v); v = v.reshape(-1, 3); v[:, 2] += R*.62; v[:, 2] += rng.uniform(-.9, .5)*v[:, 0]**2; v *= (1+.06*fbm(v.astype(float)*5+i, 2))[:, None].astype(np.float32); me.vertices.foreach_set('co', v.ravel()); me.update(); return me
    return variants('tomwdg%s%s' % (R, soft), n, mk)
def torn_bread(n=8, R=.135):
    """Croutons of torn sourdough: no two alike, full of holes, toasted where they stuck out, a piece of crust on some."""
    m = food('torn', vcol=True, rough=.82, sss=.08, bump=.6, bscale=60, bdist=.012, coat=0, rndv=.14)
    def mk(i):
        rng = random.Random(i*9+4); r = np.array([R*rng.uniform(.8, 1.35), R*rng.uniform(.7, 1.05), R*rng.uniform(.6, .95)]); crust = np.array([rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1)]); crust /= np.linalg.norm(crust); hasc = i % 3 != 1
        v, f = ico(6); q = v*((np.abs(v)**3.2).sum(1)**(-1/3.2))[:, None]; d = 1+.26*fbm(v*1.6+i*5, 3)+.12*fbm(v*4.5+i, 3); p = q*d[:, None]*r; c = hasc*sstep(.62, .70, v@crust+.06*fbm(v*4+i, 2)); hole = np.maximum(cells(p*17+i*3, i, .2, .75, .8), .7*cells(p*38+i, i+3, .2, .7, .8))*(1-c); p = p-v*(.034*sstep(0, .6, hole)+.010*fbm(v*14+i, 2))[:, None]
        n1 = fbm(v*2.4+i*3, 4); col = cmix('#e8cf98', '#d3a660', .5+1.0*n1); col = mix(col, lin('#b0702c'), c01(.30+1.0*n1+.5*fbm(v*9+i, 3)-.9*hole)*.95); col = mix(col, lin('#7a421a'), sstep(.35, .8, n1+.4*fbm(v*12+i, 2)-.6*hole)*.8); col = mix(col, lin('#c08a48'), sstep(.3, .9, hole)*.7); col = mix(col, cmix('#6a3714', '#9a5c26', .5+n1), c); return mesh('torn', p, f, col, m)
    return variants('torn%s' % R, n, mk)
def buds(key='bro', dark='#27451c', light='#5f8442', stalk='#9cb26a', n=6, s=1.0):
    """Broccoli, cooked until it is green: a stalk that forks, and at every end a head of hundreds of buds."""
    m = food('buds_'+key, vcol=True, rough=.5, sss=.1, bump=.2, bscale=60, coat=.06, rndv=.16, rndh=.012); v0, f0 = ico(1)
    def mk(i):
        rng = random.Random(i*7+3); parts = []; heads = []; lean = (rng.uniform(-.05, .05), rng.uniform(-.05, .05))
        def limb(a, b, r0, r1):
            t = np.linspace(0, 1, 8); p = np.array(a)[None, :]*(1-t)[:, None]+np.array(b)[None, :]*t[:, None]; me = tube_mesh('l', p, r0+(r1-r0)*t, None, 12); v = np.empty(len(me.vertices)*3); me.vertices.foreach_get('co', v); v = v.reshape(-1, 3); k = fbm(v*16+i, 3); parts.append((v+.006*k[:, None], [tuple(g.vertices) for g in me.polygons], mix(lin(stalk), lin(light), c01(.3+.9*k+np.repeat(t, 12)*.35)))); 
        limb((0, 0, -.20), (lean[0], lean[1], -.03), .062, .058)
        for k in range(9):
            a = k*2.4+rng.uniform(-.3, .3); e = .12+.95*math.sqrt((k+.3)/9); d = np.array([math.sin(e)*math.cos(a), math.sin(e)*math.sin(a), math.cos(e)]); h = np.array([lean[0], lean[1], -.01])+d*np.array([.125, .125, .105])*rng.uniform(.85, 1.12); limb((lean[0], lean[1], -.06), tuple(h), .030, .026); heads.append((h, d, rng.uniform(.058, .082)))
        for h, d, r in heads:
            for _ in range(80):
                w = np.array([rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1)]); w /= np.linalg.norm(w)
                if w@d < -.35: continue
                q = rng.uniform(.008, .0155); rr = r*(1+.18*float(fbm((w*2.5+i+h*9)[None, :], 2)[0])); c = h+w*rr*np.array([1, 1, .85]); tone = c01(.25+.55*(w@d)+rng.uniform(-.3, .3)); parts.append((v0*q+c, f0, mix(lin(dark), lin(light), np.full(len(v0), float(tone)))))
            vv, ff = bpart((r*.97, r*.97, r*.85), i*13, 2, .12, 2, c=tuple(h)); parts.append((vv, ff, lin(dark)))
        me = merge('buds', parts, m); v = np.empty(len(me.vertices)*3, np.float32); me.vertices.foreach_get('co', v); me.vertices.foreach_set('co', v*s); me.update(); return me
    return variants('buds%s%s' % (key, s), n, mk)
def sprouts(n=8):
    """Mung bean sprouts: thick watery stems, a root that thins and browns, the split yellow bean at the other end."""
    m = food('sprouts', vcol=True, rough=.28, sss=.45, sssr=(.06, .05, .03), bump=.06, coat=.25, rndv=.08)
    def mk(i):
        rng = random.Random(i*5+1); n_ = 34; t = np.linspace(0, 1, n_); f = lambda k: fbm(np.stack([t*1.6+k*3+i, t*0+k, t*0+i*2], -1), 2); L = rng.uniform(.32, .50); p = np.stack([(t-.5)*L, .20*f(1)+rng.uniform(-.2, .2)*(t-.5)**2, .14*f(2)], -1); r = .0185*rng.uniform(.8, 1.15)*(1-.80*sstep(.60, 1, t))*(1+.06*f(4))*sstep(-.03, .02, t); me = tube_mesh('s', p, r, None, 10); v = np.empty(len(me.vertices)*3); me.vertices.foreach_get('co', v); fs = [tuple(g.vertices) for g in me.polygons]; k = np.repeat(t, 10)
        parts = [(v.reshape(-1, 3), fs, mix(cmix('#e9e4cf', '#f6f3e6', .5+fbm(v.reshape(-1, 3)*20, 2)), lin('#b08a4c'), sstep(.82, 1, k)*.8))]; h = p[0]-np.array([.012, 0, 0])
        for sg in (1, -1): w, g = bpart((.030, .013, .019), i*2+sg, 2, .08, 1.5, c=(h[0], h[1]+sg*.010, h[2])); parts.append((w, g, cmix('#c9b04a', '#dccb74', .5+fbm(w*30+i, 2))))
        return merge('sprout', parts, m)
    return variants('sprouts', n, mk)
def bed(rng, ground, R, level, dome, r, n, cols, key, cx=0, cy=0, res=.0048, lump=0, pw=2.2, sizes=(.8, 1.15), rough=.5, clump=.02, sss=.25, dark=.55, other=None, share=.0, coat=.05, blend=.0015, within=None):
    """A bed of cooked grains that stick together, grain by grain and yet one skin: it stands `level` high, `dome` higher in its middle, and reaches the
    wall of what it lies in. r: half axes of a grain; cols (dark, light); `other` colours a `share` of them. Gives the Mass: .pile() is what is laid on it. within(x, y) tells where it may lie."""
    q = rng.uniform(0, 99); top = lambda X, Y: level+dome*np.clip(1-((X-cx)**2+(Y-cy)**2)/(R*R), 0, 1)+clump*(fbm(np.stack([X*3.5, Y*3.5, X*0+q], -1), 3)+.8*fbm(np.stack([X*10, Y*10, X*0+q], -1), 2)); ok = within or (lambda X, Y: np.hypot(X-cx, Y-cy) < R*(1+.05*fbm(np.stack([X*3, Y*3, X*0+q], -1), 2))); M = Mass(ground, R, cx, cy, res, lambda X, Y: np.where(ok(X, Y), top(X, Y)-ground(X, Y), 0))
    for x, y in gp(rng, R*.99, min(r[0], r[1]*1.25), n, cx, cy, (lambda x, y: bool(within(np.array(x), np.array(y)))) if within else None, tries=n*6): s = rng.uniform(*sizes); M.stamp(x, y, tuple(k*s*rng.uniform(.9, 1.1) for k in r), rng.uniform(0, 6.28), kind=1 if rng.random() < share else 0, sink=.15, lump=lump, pw=pw, blend=blend, keep=.55, slope=(rng.uniform(-.25, .25), rng.uniform(-.25, .25)))
    e = M.each(rng, -.5, .5, 0); f = M.noise(5, 3, 3); c = cmix(cols[0], cols[1], .55+.8*e+.5*f)
    if other: c = np.where((M.kind() == 1)[..., None], cmix(other[0], other[1], .5+e), c)
    lo = M.low(r[1]*2.2, r[2]*1.6); c = c*(1-dark*lo)[..., None]; M.show('bed'+key, c, food('bed_'+key, vcol=True, rough=rough, sss=sss, sssr=(.05, .04, .025), bump=.12, bscale=70, coat=coat, rndv=0, rndh=0)); return M
def skeins(rng, base, R, n, rad, mat, dome=.3, cx=0, cy=0, band=9, flat=None, deep=.10, loops=6, tidy=.35):
    """Noodles as tongs or a fork lay them: bundles of `band` strands that run side by side, turn, cross other bundles and let a few strands go.
    flat makes ribbons of that width. One mesh a bundle."""
    for b in range(max(1, n//band)):
        l = b/max(1, n//band-1); c = np.array([rng.gauss(0, .20)*R, rng.gauss(0, .20)*R]); r0 = R*rng.uniform(.22, .80)*(1-.38*l); a0, span = rng.uniform(0, 6.28), rng.uniform(1.8, 4.4)*rng.choice((1, 1, -1)); m = 72; t = np.linspace(0, 1, m); q = rng.uniform(0, 99); f = lambda s, k: fbm(np.stack([t*s+q, t*0+k*3.7, t*0+q], -1), 2); a = a0+span*t+.35*f(2, 1); rr = r0*(1+.38*f(1.8, 2)); ecc, ro = rng.uniform(.6, 1), rng.uniform(0, 3.14); ex, ey = rr*np.cos(a), rr*np.sin(a)*ecc
        x, y = c[0]+ex*math.cos(ro)-ey*math.sin(ro), c[1]+ex*math.sin(ro)+ey*math.cos(ro); parts = []; up = deep*l+rng.uniform(-.03, .03); wide = rad*(1.9 if not flat else .8*flat/rad)*math.sqrt(band)*.62
        for k in range(band):
            o, h = rng.gauss(0, wide*.62), abs(rng.gauss(0, rad*1.1)); g = lambda s, j: fbm(np.stack([t*s+q+k*1.7, t*0+j*3.1+k*.9, t*0+k], -1), 2); stray = 1+(rng.uniform(1.5, 4) if rng.random() < .16 else 0); T = np.gradient(np.stack([x, y], -1), axis=0); T /= np.linalg.norm(T, axis=1)[:, None]+1e-9; off = o*(1+.5*g(2, 1))+tidy*wide*stray*g(2.2, 2); lo, hi = rng.uniform(0, .07), 1-rng.uniform(0, .07); X, Y = x-T[:, 1]*off, y+T[:, 0]*off; d = np.hypot(X, Y); over = np.maximum(d/(R*(.97+.03*g(1.5, 6))), 1); X, Y = X/over, Y/over; d = np.hypot(X, Y)/R
            z = base+dome*np.clip(1-d**2, 0, 1)*(.35+.65*l)+up*np.clip(1.1-d**3, 0, 1)+h+.035*g(2.6, 3)+.018*f(4, 5); z = np.maximum(z, base+rad*.7); p = np.stack([X+cx, Y+cy, z], -1); s = np.linspace(lo, hi, m); p = np.stack([np.interp(s, t, p[:, j]) for j in range(3)], -1); end = np.clip(np.minimum(t, 1-t)*m/1.2, 0, 1); p[:, 2] -= .05*(1-sstep(0, .10, t))+.05*sstep(.90, 1, t)
            if flat:
                T3 = np.gradient(p, axis=0); T3 /= np.linalg.norm(T3, axis=1)[:, None]+1e-9; S = np.cross(T3, [0, 0, 1.]); S /= np.linalg.norm(S, axis=1)[:, None]+1e-9; U = np.cross(S, T3); roll = .5*rng.uniform(-1, 1)+1.5*g(1.6, 8); A = S*np.cos(roll)[:, None]+U*np.sin(roll)[:, None]; B = np.cross(T3, A); w = flat*.5*rng.uniform(.85, 1.1); V = np.stack([p+A*(w*u)+B*(rad*v) for u, v in ((-1, 0), (-.8, .9), (0, 1), (.8, .9), (1, 0), (.8, -.9), (0, -1), (-.8, -.9))], 1).reshape(-1, 3); F = grid_faces(m, 8, wrap_v=True)+[tuple(range(7, -1, -1)), tuple(range((m-1)*8, m*8))]
            else:
                me = tube_mesh('n', p, rad*rng.uniform(.9, 1.08), None, 8); V = np.empty(len(me.vertices)*3); me.vertices.foreach_get('co', V); V = V.reshape(-1, 3); F = [tuple(g_.vertices) for g_ in me.polygons]
            parts.append((V, F, (1, 1, 1)))
        obj(merge('skein', parts, mat))
