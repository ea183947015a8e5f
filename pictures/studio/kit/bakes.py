"""Baked and sweet things that are looked at from near: baguettes, cookies, truffles, brownies, muffins, crêpes, burger buns."""
import math, random
import bpy
import cv2
import numpy as np
from .base import N, align, c01, cmix, disk_grid, fbm, gp, grid_faces, lin, mix, rq, rrect, smooth_prof, sstep
from .shapes import blob, bpart, ico, merge, mesh, obj, prism, variants
from .materials import food, vm
from .masses import Mass
from .piles import hit, upd
from .fruit import sacs
from .baking import cells, crumbed

def _taken(o):
    """An object's mesh, without the object."""
    me = o.data; bpy.data.objects.remove(o); return me
def baguette_half(top, L=1.25, W=.40, H=.30, seed=1):
    """Half a baguette, split lengthwise, its cut at z=0 (upwards, or downwards if `top`): a crust that crackles and blisters, ears
    where it was slashed, an open and torn crumb. L and W are half its length and width."""
    nx, na, ny = 460, 190, 150; sg = 1 if top else -1; u = np.linspace(-1, 1, nx)[:, None]; w = np.clip(1-np.abs(u)**5, .0004, 1)**.5*(1+.05*np.sin(u*3+seed)); a = np.linspace(0, np.pi, na)[None, :]; x = u*L+0*a
    y = -W*w*np.sign(np.cos(a))*np.abs(np.cos(a))**(.85 if top else .7); h = H*w**.85*np.sin(a)**(.82 if top else .62)*(1+.06*np.sin(u*4+seed*2)); P = np.stack([x, y, h], -1)*1.0+seed*3.1; n, n2 = fbm(P*2.5, 4), fbm(P*13, 3)
    pale = 0*h; rise = .012*n+.004*n2
    if top:
        for k in (-1.7, -.55, .75, 1.8):
            yc = y+.09; s0 = (x-k*.47-.08*math.sin(k*3+seed)+(.75+.35*math.sin(k*5+seed))*y+.06*n+.02*n2)/(.11+.03*math.sin(k*7+seed)); across = sstep(1.0, .88, np.abs(yc)/(W*w+1e-6)); lens = np.sqrt(np.clip(1-(yc/(W*.92))**2, 0, 1)); s = s0/(lens+.08); inside = sstep(1, .86, np.abs(s))*across*(lens > .05)
            ear = np.exp(-((s-1.06)/.16)**2)*(s < 1.35)*across*lens; rise = rise-.026*inside*(1-.6*np.abs(s))+.026*ear*(1+1.6*n2+n)-.012*np.exp(-((s+1.0)/.14)**2)*across*lens; pale = np.maximum(pale, inside)
    bl = sstep(.22, .5, fbm(P*7+4, 3)); e = sacs((x+.09*n)*17+.5*n2, a*8+1.1*n+.5*n2+0*x, seed)[1]; crackle = np.exp(-(e/.06)**2)*sstep(.05, .4, fbm(P*1.7+9, 3)); rise = rise+.010*bl-.005*crackle; X, Y, Z = x, y-(.6*rise*np.cos(a)), sg*(h+rise*np.sin(a)**.5)
    c = cmix('#b5752f', '#d69f58', .5+1.1*n+.4*n2); c = mix(c, lin('#94501c'), sstep(.15, .85, np.sin(a)**.6+.6*n-.1+0*x)*(.80 if top else .45)); c = mix(c, lin('#5f2c0e'), sstep(.12, .55, n+.35*bl)*.7*sstep(.15, .6, np.sin(a))); c = mix(c, cmix('#dcb87c', '#bd8442', .5+1.6*n2+.8*n), pale*.85*c01(.6+1.5*n)); c = mix(c, lin('#5a2a0e'), sstep(.016, .04, rise)*.85); c = mix(c, lin('#e9cf9c'), crackle*.35); c = mix(c, lin('#f4ead6'), sstep(.18, .42, fbm(P*5+3, 4))*.35*sstep(.5, .9, np.sin(a)+0*x)); A = (pale*.35)[..., None]
    v = np.linspace(-1, 1, ny)[None, :]; fx = u*L+0*v; fy = v*W*w+.0*fx; Q = np.stack([fx, fy, 0*fx+seed*1.7], -1); m = fbm(Q*5, 4); m2 = fbm(Q*22, 3); rim = np.maximum(np.abs(v), np.abs(u)**6+0*v); inn = 1-sstep(.86, .95, rim); big, mid = cells(Q*6.5+.25*m[..., None], seed, .12, .70, .62), cells(Q*15, seed+5, .15, .6, .7); hole = np.maximum(sstep(0, .55, big), .5*sstep(0, .6, mid))*inn
    fz = sg*(-.030*inn-.020*m*inn-.008*m2*inn+.060*np.maximum(sstep(0, .6, big), .35*sstep(0, .6, mid))*inn); cc = cmix('#f3e6c8', '#fbf3de', .5+1.1*m+.5*m2); cc = mix(cc, lin('#dcbf8a'), hole*.75); cc = mix(cc, lin('#d8a964'), sstep(.28, .6, m+.4*m2)*.5); cc = mix(cc, cmix('#c98d48', '#a8662a', .5+1.2*m), sstep(.93, .97, rim+.015*m2)); B = (inn*(1-.4*hole))[..., None]
    fz = np.where(rim > .985, 0, fz); V = np.concatenate([np.stack([X, Y, Z], -1).reshape(-1, 3), np.stack([fx, fy, fz], -1).reshape(-1, 3)]); C = np.concatenate([np.concatenate([c, A], -1).reshape(-1, 4), np.concatenate([cc, B], -1).reshape(-1, 4)]); F = [tuple(q if top else reversed(q)) for q in grid_faces(nx, na)]+[tuple(i+nx*na for i in (reversed(q) if top else q)) for q in grid_faces(nx, ny)]
    return mesh('baguette', V, F, C, crumbed('baguette', .62, .10, 46, .65, '#dcbf8a', .5))
def grilled_tofu(n=6):
    """Thin slabs of tofu under a sticky glaze: bars of the grill, charred corners."""
    m = food('grtofu', vcol=True, rough=.34, sss=.16, bump=.3, bscale=46, coat=.3, rndv=.12, rndh=.006)
    def mk(i):
        rng = random.Random(i*3+1); r = (.25*rng.uniform(.85, 1.1), .17*rng.uniform(.85, 1.1), .030*rng.uniform(.85, 1.25)); ph = rng.uniform(0, 6)
        def fn(p, n_): g = fbm(p*9+i, 3); p = p*(1+.05*g)[:, None]; p[:, 2] += .25*rng.uniform(-1, 1)*p[:, 0]**2+.014*fbm(p*5+i*3, 2); return p
        def cf(p, n_): k = fbm(p*7+i*4, 4); f = fbm(p*34+i, 2); c = mix(lin('#b9732c'), lin('#d9a258'), c01(.5+1.2*k)); bar = np.exp(-((np.mod(p[:, 0]*11+p[:, 1]*5+ph+.25*k, 1)-.5)/.17)**2)*sstep(-.2, .15, k+.4*f); c = mix(c, lin('#34160a'), bar*.85*(np.abs(n_[:, 2]) > .3)); e = sstep(.80, 1.02, np.maximum(np.abs(p[:, 0])/r[0], np.abs(p[:, 1])/r[1])+.15*k); c = mix(c, lin('#5c2a0e'), e*.75); return mix(c, lin('#7a3c14'), sstep(.2, .5, f+k)*.5)
        return blob('grtofu', r, .02, 2, i, 5, m, fn, cf, 3, 9)
    return variants('grtofu', n, mk)
def matchsticks(c=('#e0762a', '#f0a055'), n=9, L=.20, r=.0135, key='mst'):
    """Roots cut into fine sticks: square, blunt, a little limp from the pickle."""
    m = food(key+c[0], vcol=True, rough=.3, sss=.35, sssr=(.06, .04, .02), bump=.10, bscale=60, coat=.2, rndv=.12)
    def mk(i):
        rng = random.Random(i*7+2); l, k, t = L*rng.uniform(.6, 1.25), rng.uniform(-1.6, 1.6), rng.uniform(-1.5, 1.5); s = (r*rng.uniform(.75, 1.3), r*rng.uniform(.75, 1.2))
        def fn(p, n_): a = t*p[:, 0]/l*.5; y, z = p[:, 1]*np.cos(a)-p[:, 2]*np.sin(a), p[:, 1]*np.sin(a)+p[:, 2]*np.cos(a); return np.stack([p[:, 0], y+k*p[:, 0]**2, z+.6*k*p[:, 0]**2*math.sin(i)], -1)
        return blob(key, (l, *s), .02, 2, i, 4, m, fn, lambda p, n_: cmix(c[0], c[1], .5+1.1*fbm(np.stack([p[:, 0]*3, p[:, 1]*60, p[:, 2]*60+i], -1), 3)), 2, 12)
    return variants(key+c[0], n, mk)
def cookie(kind='chip', n=5, R=.47):
    """Cookies of one skin: dough that spread and cracked, pale in its middle and caramel at its rim, with what is in it sunk deep ('chip':
    chunks of chocolate; 'oat': rolled oats and raisins)."""
    oats = kind == 'oat'
    def mk(i):
        rng = random.Random(i*11+3); R0 = R*rng.uniform(.92, 1.06); th = R*rng.uniform(*((.15, .19) if oats else (.20, .25))); asp = rng.uniform(.93, 1.06); p1, p2 = rng.uniform(0, 6), rng.uniform(0, 6)
        def q(X, Y): a = np.arctan2(Y, X); return np.hypot(X, Y*asp)/(R0*(1+.03*np.cos(2*a+p1)+.02*np.cos(3*a+p2)+.04*fbm(np.stack([np.cos(a)*2, np.sin(a)*2, 0*a+i], -1), 2)))
        M = Mass(lambda X, Y: 0*X, R0*1.18, res=R/92, dome=lambda X, Y: np.where(q(X, Y) < 1, th*(.30+.70*np.clip(1-q(X, Y)**2.2, 0, 1))*np.clip(1-q(X, Y)**9, 0, 1)**.5, 0)); r = q(M.X, M.Y); body = r < .985; ins = lambda k: (lambda x, y: float(q(np.array(x), np.array(y))) < k)
        M.strew(rng, gp(rng, R0, .13*R, 60, shape=ins(.86)), (.17*R, .14*R, .06*R), (.5, 1.3), sink=.55, lump=.4, blend=.03*R, keep=.5)
        # the top tore while it rose
        d1, e, own = sacs(M.X*3.4/R+.55*M.noise(5/R, i), M.Y*3.4/R+.55*M.noise(5/R, i+7), i); crack = np.exp(-(e/.075)**2)*sstep(-.22, .12, M.noise(1.9/R, i+3))*sstep(.95, .72, r); M.H = np.where(body, np.maximum(M.H-.055*R*crack+.030*R*(own-.5)*sstep(.95, .7, r), .01), M.H)
        M.rough(.022*R, 9/R, i); M.rough(.016*R, 22/R, i+4)
        if oats:
            for x, y in gp(rng, R0, .078*R, 150, shape=ins(.97)): s = rng.uniform(.6, 1.2); M.stamp(x, y, (.088*R*s, .062*R*s, .020*R), rng.uniform(0, 6.28), sink=rng.uniform(.0, .8), lump=.22, freq=2, pw=2.6, blend=.001*R, kind=2, slope=(rng.uniform(-.35, .35), rng.uniform(-.35, .35)), keep=rng.uniform(.45, .8))
            M.strew(rng, gp(rng, R0, .05*R, 120, shape=ins(.98)), (.030*R, .022*R, .014*R), (.5, 1.4), kind=0, sink=.4, lump=.5, blend=.004*R, keep=.6)
            for x, y in gp(rng, R0, .21*R, 15, shape=ins(.84)): s = rng.uniform(.75, 1.15); M.stamp(x, y, (.115*R*s, .082*R*s, .075*R*s), rng.uniform(0, 6.28), sink=rng.uniform(.25, .6), lump=.30, freq=2.2, blend=.006*R, kind=1, slope=(rng.uniform(-.2, .2), rng.uniform(-.2, .2)), keep=.6)
        else:
            for x, y in gp(rng, R0, .20*R, 17, shape=ins(.86)): s = rng.choice((.55, .8, 1, 1.1, 1.35)); M.stamp(x, y, (.135*R*s*rng.uniform(.8, 1.2), .105*R*s*rng.uniform(.8, 1.2), .10*R*s), rng.uniform(0, 6.28), sink=rng.uniform(.45, .75), lump=.22, freq=1.3, pw=rng.uniform(2.2, 5), blend=.010*R, kind=1, slope=(rng.uniform(-.25, .25), rng.uniform(-.25, .25)), keep=.6)
            M.strew(rng, gp(rng, R0, .10*R, 26, shape=ins(.92)), (.030*R, .022*R, .018*R), (.5, 1.4), kind=1, sink=.5, lump=.3, pw=3, blend=.004*R, keep=.5)
        k = M.kind(); one = M.each(rng, -.5, .5, 0); a, b = M.noise(5/R, i), M.noise(26/R, i+2, 3); lo, hi = M.low(.05*R, .05*R), M.high(.06*R, .05*R)
        c = cmix(*(('#b57a40', '#d3a265') if oats else ('#c99152', '#e2b87c')), .5+1.0*a+.35*b); c = mix(c, lin('#efd3a0'), crack*.55); rim = sstep(.58, 1.0, r+.10*a); c = mix(c, lin('#a8662a'), rim*.85); c = mix(c, lin('#6f3812'), sstep(.88, 1.02, r+.06*a+.03*b)*.85); c = mix(c, lin('#9a5a24'), hi*.55*(.5+b)); c = mix(c, lin('#7d4a22'), lo*.35*(1-crack))
        if oats: c = np.where((k == 2)[..., None], mix(cmix('#cda468', '#e6cb98', .5+.8*one+.5*b), lin('#a0622a'), c01(rim*.6+.4*(one > .2)+.3*a)), c); c = np.where((k == 1)[..., None], cmix('#1f0d0a', '#4c2416', .45+.6*b+.5*one), c)
        else: ch = (k == 1).astype(np.float32); near = cv2.GaussianBlur(ch, (0, 0), 2.2); c = mix(c, lin('#5c3218'), c01(near*1.2)*.55*(k != 1)); c = np.where((k == 1)[..., None], cmix('#1f0d07', '#47261a', .40+.6*b+.5*one+.35*hi), c)
        c = mix(c, lin('#3d1f0c'), (M.low(.02*R, .02*R)*.35)*(k != 1)); return _taken(M.show('cookie', c, food('cookie'+kind, vcol=True, rough=.72, sss=.07, bump=.4, bscale=60, bdist=.008, coat=.02, rndv=.10, rndh=.004), wet=.62*(k == 1), bottom=True, let_in=.004))
    return variants('cookie%s%s' % (kind, R), n, mk)
def truffle(kind, n=4, R=.21):
    """Rolled by hand: no ball is round. 'cocoa' is dusted thickly, 'pist' and 'coco' are covered with crumbs of every size."""
    def mk(i):
        r = random.Random(i*7+len(kind)); flat = [(np.array((r.gauss(0, 1), r.gauss(0, 1), r.gauss(0, 1))), r.uniform(.84, .95)) for _ in range(5)]; flat = [(d/np.linalg.norm(d), k) for d, k in flat]; ax = np.array([r.uniform(.94, 1.08), r.uniform(.94, 1.06), r.uniform(.88, .98)])
        def fn(p, n_):
            p = p*ax*(1+.045*fbm(n_*1.9+i*5, 3)+.020*fbm(n_*7+i, 3)+.010*fbm(n_*20+i, 2))[:, None]
            for d, k in flat: h = p @ d; p = p-np.outer(np.maximum(h-R*k, 0)*.8, d)
            return p
        if kind == 'cocoa':
            m = vm('trufc', rough=.97, sss=.0, bump=.85, bscale=110, bdist=.008, spec=.08, rndv=.12, rndh=.004)
            def cf(p, n_): k, f = fbm(n_*3+i*4, 4), fbm(n_*34+i, 3); c = mix(lin('#43210f'), lin('#6d3f22'), c01(.5+1.0*k+.5*f)); c = mix(c, lin('#2a130a'), sstep(.18, .42, fbm(n_*5+i+9, 4))*.8); return mix(c, lin('#8d5c38'), sstep(.10, .5, f+.5*k)*.55)
            return blob('truf', (R, R, R), .03, 1.5, i, 6, m, fn, cf)
        v, f = bpart((R*.96,)*3, i, 5, .03, 1.5); v = fn(v, v/np.linalg.norm(v, axis=1)[:, None]); parts = [(v, f, np.tile(lin('#2e160c'), (len(v), 1)))];
        for j in range(1000 if kind == 'pist' else 1500):
            d = np.array((r.gauss(0, 1), r.gauss(0, 1), r.gauss(0, 1))); d /= np.linalg.norm(d); at = fn(d[None]*R*.955, d[None])[0]; s = r.lognormvariate(-.35, .5)
            if kind == 'pist': rad = (.0155*s, .0125*s*r.uniform(.7, 1.2), .010*s); col = lin(r.choice(('#7f9136', '#97a648', '#b6bb66', '#5f7228', '#c9c68a', '#8a6a4a')))*r.uniform(.75, 1.1); w = 4
            else: rad = (.026*min(s, 1.7)*r.uniform(.6, 1.3), .0085*r.uniform(.6, 1.3), .0035); col = lin(r.choice(('#f3ecdc', '#fbf7ec', '#e9dfc8')))*r.uniform(.85, 1.0); w = 3
            vv, ff = bpart(rad, j, 1, .35, 1.6, w, align(d, r.uniform(0, 6.28), .5, r), at*(1+r.uniform(-.01, .03))); parts.append((vv, ff, col))
        return merge('truf'+kind, parts, vm('trufb'+kind, rough=.62, sss=.15, bump=.2, bscale=50, rndv=.04, rndh=0))
    return variants('truf%s%s' % (kind, R), n, mk)
def brownie(n=6, w=.62, H=.30):
    """(body, crust): a dense, moist square, torn and sticky at its cut sides; on it a paper-thin shining crust that lifted and broke into plates."""
    bm, tm = crumbed('browni', .50, .03, 40, 1.0, '#0c0402', .55, coat=.05, bdist=.02), food('browncrust', vcol=True, rough=.62, sss=.02, bump=.35, bscale=60, bdist=.006, rndv=.06, rndh=0, spec=.25)
    def mk(i):
        rng = random.Random(i*5+1); W, D = w*rng.uniform(.92, 1.06), w*rng.uniform(.92, 1.06)
        def cf(x, y, z, p, s): k, k2 = N(x+z*3, y, 7, i, 4), N(x+z*5, y, 26, i+3, 3); c = cmix('#2a1109', '#532d1a', .5+1.0*k+.6*k2); c = mix(c, lin('#120503'), sstep(.25, .32, N(x+z*2, y+z, 5.5, i+8, 2))*.9); c = mix(c, lin('#6b3d20'), sstep(.25, .5, k2)*.5); return np.concatenate([c, np.full(c.shape[:-1]+(1,), .9)], -1)
        side = lambda x, y, z: .030*N(x+z*4, y+z, 4, i, 4)+.016*N(x+z*9, y, 15, i+2, 3)-.03*sstep(.5, .05, z/H)*N(x, y, 3, i+9, 2)
        body = prism('brownie', rrect(W, D, .035, 520), 0, H, cf, bm, .03, 40, 40, topf=lambda x, y, s: .020*N(x, y, 4, i)+.010*N(x, y, 18, i), disp=.010, dfreq=16, seed=i, sidef=side)
        g = 190; t = np.linspace(-.52, .52, g); U, Vv = np.meshgrid(t, t, indexing='ij'); X, Y = U*W, Vv*D; a, b, f = N(X, Y, 4, i), N(X, Y, 13, i+1, 3), N(X, Y, 40, i+2, 2); d, e, own = sacs(X*4.6+.55*a+i, Y*4.6+.55*N(X, Y, 4, i+20), i+2); open_ = sstep(-.15, .2, N(X, Y, 2.2, i+5)); Z = H+.026+.020*a+.010*b+.003*f+.030*(own-.45)*open_+.022*np.exp(-(e/.09)**2)*open_-.020*sstep(.44, .52, np.maximum(np.abs(U), np.abs(Vv)))
        edge = np.maximum(np.abs(U), np.abs(Vv))+.05*b+.025*a; keep = (e > .045*open_+.0) & (edge < .505) & ~((own < .07) & (open_ > .5)); c = cmix('#5a3420', '#8c5a38', .5+.9*a+.5*b+.25*(own-.5)); c = mix(c, lin('#c9996a'), sstep(.15, .5, b+.4*f)*.45); c = mix(c, lin('#3d1d0d'), sstep(.10, .03, e)*.5*open_); F = [q for q in grid_faces(g, g) if keep.ravel()[list(q)].all()]
        used = sorted({k for q in F for k in q}); new = {k: j for j, k in enumerate(used)}; return body, mesh('brownietop', np.stack([X, Y, Z], -1).reshape(-1, 3)[used], [tuple(new[k] for k in q) for q in F], c.reshape(-1, 3)[used], tm)
    return variants('browniebc%s' % w, n, mk)
def meringue(R=1.06, H=.44, seed=3):
    """A pavlova's base: swept up its side with a spoon, stroke beside stroke, hollow in its middle, with hairline cracks where it dried."""
    m = vm('mering', rough=.92, sss=.10, sssr=(.04, .03, .02), bump=.35, bscale=90, bdist=.006, spec=.12, rndv=0, rndh=0); na, npf = 620, 250; prof = np.array([(.02, .0), (.80, 0), (.95, .01), (1.02, .07), (1.0, .22), (.965, .34), (.90, .45), (.82, .455), (.70, .37), (.55, .31), (.3, .28), (.02, .28)])
    p = smooth_prof(prof*np.array([R, H/.44]), npf); npf = len(p); T = np.gradient(p, axis=0); Nn = np.stack([T[:, 1], -T[:, 0]], -1); Nn /= np.linalg.norm(Nn, axis=1)[:, None]+1e-9; t = np.linspace(0, 1, npf)[None, :]; a = np.linspace(0, 2*np.pi, na, endpoint=False)[:, None]; P = np.stack([np.cos(a)*2+0*t, np.sin(a)*2+0*t, t*3+0*a], -1); n = fbm(P*.8+seed, 3)
    q = a*13/(2*np.pi)+1.1*t+.55*n+.25*np.sin(a*3+1); k = np.floor(q); s = q-k; k = k % 13; hs = .5+.5*np.sin(k*2.4+k*k*.7); act = sstep(.16, .28, t)*sstep(.72, .58, t); d = .085*(.45+.7*hs)*(s**1.5)*sstep(1.0, .80, s)*act; d = d+.030*np.sin(s*np.pi)*act-.03*act; on = sstep(.1, .2, t); f1, f2, f3 = fbm(P*5+1, 4), fbm(P*14+3, 3), fbm(P*40+5, 2); d = d+(.05*fbm(P*1.5+4, 3)+.013*f1+.006*np.abs(f2)+.004*f3)*on; up = .10*hs*np.exp(-((t-.50)/.055)**2)*sstep(.25, .85, s)*sstep(1.0, .94, s)
    wide = .005+.016*c01(.5+1.5*fbm(P*2.1+6, 2)); cr = np.exp(-((fbm(P*1.15+9, 4)+.03*f2+.05*f1)/wide)**2)*sstep(-.25, .05, fbm(P*.9+2, 2))*sstep(.08, .16, t); e2 = sacs(a*5+.9*f1+0*t, t*11+.9*f2+0*a, seed)[1]; cr = np.maximum(cr, .8*np.exp(-(e2/(wide*1.6))**2)*sstep(.0, .3, fbm(P*1.1+12, 3))*on); d = d-.045*cr; r, z = p[None, :, 0]+Nn[None, :, 0]*d, p[None, :, 1]+Nn[None, :, 1]*d+up+.02*n*act; c = cmix('#e9dabd', '#f7efdf', .55+.9*n+.5*f1); c = mix(c, lin('#d9b888'), sstep(.0, .45, fbm(P*1.3+7, 3)+.5*f1)*.5); c = mix(c, lin('#cda46c'), sstep(.06, .16, d+up)*sstep(-.1, .3, f1)*.4); c = mix(c, lin('#c9a06a'), cr*.75); c = mix(c, lin('#f4e2c4'), sstep(.3, .0, s)*.3*act)
    return mesh('meringue', np.stack([r*np.cos(a), r*np.sin(a), z+0*a], -1).reshape(-1, 3), grid_faces(na, npf, wrap_u=True), c.reshape(-1, 3), m)
def nut_cup(half=False, R=.30, H=.22, seed=0):
    """A chocolate cup from its pleated case; halved, it shows soft nut paste inside a snapped shell (its cut at y=0, towards -y)."""
    m = vm('ncup', rough=.30, sss=.03, bump=.10, bscale=30, bdist=.006, coat=.18, rndv=.08, rndh=0); na, npf = (300 if half else 560), 120
    p = smooth_prof(np.array([(.001, 0), (R*.74, 0), (R*.79, .012), (R*.96, H-.035), (R*.985, H-.008), (R*.95, H+.003), (R*.88, H-.012), (R*.4, H-.006), (.001, H-.004)]), npf); npf = len(p); a = (np.linspace(0, np.pi, na) if half else np.linspace(0, 2*np.pi, na, endpoint=False))[:, None]; r, z = p[None, :, 0]+0*a, p[None, :, 1]+0*a; side = sstep(.0, .03, z)*(1-sstep(H-.03, H-.008, z))*(r > R*.7); A = a+.05*np.sin(a*3+seed); r = r*(1+.030*np.abs(np.cos(A*11))*side-.018*side+.012*np.cos(2*a+seed)); X, Y = r*np.cos(a), r*np.sin(a); n = N(X+z, Y, 5, seed, 4); sw = np.sin(np.arctan2(Y, X)*1+np.hypot(X, Y)*22+2*n)*(z > H-.03)*(r < R*.85)
    z = z+.006*n*(z > H-.03)+.0035*sw; c = cmix('#2f150b', '#4d2a18', .5+1.0*n); c = mix(c, lin('#7a5640'), sstep(.2, .5, N(X+z*3, Y, 9, seed+4, 3))*.25); V = [np.stack([X, Y, z], -1).reshape(-1, 3)]; C = [c.reshape(-1, 3)]; F = grid_faces(na, npf, wrap_u=not half)
    if half:
        nu, nv = 240, 90; u = np.linspace(-1, 1, nu)[:, None]; v = np.linspace(0, 1, nv)[None, :]; i = p[:, 1].argmax(); wall = p[:i+1]; rr = np.interp(v*H*.985, wall[:, 1], wall[:, 0]); top = H-.010*np.clip(1-np.abs(u)**6, 0, 1)+.004*N(u*R, 0*u, 5, seed); x = u*rr; zz = v*top+0*u; k, f = N(x, zz, 14, seed+2, 4), N(x, zz, 60, seed+3, 3); dx, dz = (rr-np.abs(x))/.055, np.minimum(zz/.05, (top-zz)/.045); dist = np.minimum(dx, dz)+.35*N(x, zz, 6, seed+8, 3); fill = sstep(.94, 1.08, dist); cc = mix(cmix('#2a130a', '#4a2818', .5+1.4*k), cmix('#b9793a', '#dba862', .5+1.1*k+.7*f), fill); cc = mix(cc, lin('#8a5426'), fill*sstep(.25, .5, f)*.6); yy = -.010*fill*(1+1.2*k+.8*f)+.010*k*(1-fill)+.004*f
        V.append(np.stack([x, yy, zz], -1).reshape(-1, 3)); C.append(cc.reshape(-1, 3)); F = F+[tuple(q+na*npf for q in g) for g in grid_faces(nu, nv)]
    return mesh('ncup', np.concatenate(V), F, np.concatenate(C), m)
def muffin_top(i, R=.43):
    """A muffin's crown, risen over its case: cracked, craggy, browned where it stands out, with berries that burst and bled. Returns the mesh
    and where its berries are (x, y)."""
    def mk(_):
        rng = random.Random(i*7+3); nr, nt = 190, 420; x, y, f = disk_grid(1, nr, nt); r = np.hypot(x, y); a = np.arctan2(y, x); st = [(p, q) for p, q in gp(rng, .30, .15, 7)]; P0 = np.stack([np.cos(a)*1.3*r, np.sin(a)*1.3*r, 0*r+i*3], -1); n0 = fbm(P0*1.2, 3)
        t = r*2.05; rad = np.sin(np.clip(t, 0, 2.05))*R*(1+.06*n0+.03*np.cos(3*a+i)); z = .40+.27*np.cos(np.clip(t, 0, 2.05))*(1+.25*n0*(1-r)); X, Y = rad*np.cos(a), rad*np.sin(a); P = np.stack([X, Y, z], -1)+i*2.3; g1, g2, g3 = fbm(P*5, 3), fbm(P*13, 3), fbm(P*32, 2); k = np.abs(fbm(np.stack([X*2.6, Y*2.6, 0*X+i*5], -1), 4)); crack = np.exp(-(k/.045)**2)*sstep(.95, .55, r)*sstep(-.15, .15, fbm(np.stack([X*2, Y*2, 0*X+i+9], -1), 2)); d = .032*g1+.016*g2+.006*g3-.055*crack; dark = 0*r; bleed = 0*r
        for p, q in st:
            h = np.hypot(X-p, Y-q)+.012*g2; b = (t < 1.7)*1.0; rb = rng.uniform(.045, .062); berry = sstep(rb, rb*.8, h)*b; d = d*(1-.8*berry)-.030*np.exp(-((h-rb)/.02)**2)*b+(.012*np.sqrt(np.clip(1-(h/rb)**2, 0, 1))-.012+.010*g2)*berry; dark = np.maximum(dark, berry); bleed = np.maximum(bleed, sstep(rb*1.9, rb*.9, h+.03*g1)*b)
        nx, ny, nz_ = np.cos(a)*np.sin(t), np.sin(a)*np.sin(t), np.cos(t); X, Y, z = X+nx*d, Y+ny*d, z+nz_*d; c = cmix('#c98a3e', '#e6b873', .5+1.0*g1+.3*g3); top = sstep(.34, .62, z+.06*g1); c = mix(c, lin('#a8622a'), c01(top*.55+.5*g1+.25*g2)*.85); c = mix(c, lin('#7a4016'), sstep(.15, .5, g1+.5*g2)*top*.7); c = mix(c, lin('#f0d9a4'), crack*.85); c = mix(c, lin('#e9c78c'), sstep(1.7, 2.0, t)*.7); c = mix(c, lin('#6b3a55'), bleed*.75); c = mix(c, cmix('#140c22', '#3a2350', .5+1.2*g2+.6*g3), dark); A = np.clip(.35+.65*crack-dark, 0, 1)
        return mesh('muffin', np.stack([X, Y, z], -1), f, np.concatenate([c, A[:, None]], -1), crumbed('muffincr', .62, .10, 44, .7, '#a8703a', .5)), st
    return variants('muffintop%d%s' % (i, R), 1, mk)[0]
def demerara(n=6):
    """Large brown crystals, clear enough to sparkle."""
    m = food('demer', '#b97f36', '#e9c98a', scale=9, rough=.12, sss=.45, sssr=(.03, .02, .01), bump=0, coat=.6, rndv=.2); return variants('demer', n, lambda i: blob('demer', (.0105+.002*(i % 3), .0085, .0070+.002*(i % 2)), .18, 1.6, i, 1, m, None, None, 2, 8))
def crepe(i=0, R=1.1, h=.016):
    """Thin as a pancake can be, folded into a quarter whose corner is at (0, 0): four layers, soft folds, a lacy rim browned darker."""
    m = vm('crepe', rough=.55, sss=.18, bump=.25, bscale=60, bdist=.005, coat=.05, rndv=.06, rndh=.004); nr, nt = 210, 640; x, y, f = disk_grid(1, nr, nt); r = np.hypot(x, y); a = np.arctan2(y, x); q = np.stack([np.cos(a)*2+i*3, np.sin(a)*2, 0*a], -1); rad = R*(1+.035*fbm(q, 3)+.014*fbm(q*5, 2)); X, Y = x*rad, y*rad; P = np.stack([X*1.0+i*7, Y, 0*X], -1); n, n2 = fbm(P*2.4, 4), fbm(P*13, 3); lace = cells(P*np.array([15, 15, 1])+.4*n[:, None], i, .16, .66, .85)
    rho = .045; fx, fy = np.sqrt(X*X+rho*rho)-rho*.4, np.sqrt(Y*Y+rho*rho)-rho*.4; tx, ty = np.tanh(X/(rho*1.3)), np.tanh(Y/(rho*1.3)); lay_ = h*(2*tx-ty*tx); own = np.stack([X*.9+3*np.sign(X)+i*5, Y*.9+5*np.sign(Y), 0*X], -1); Z = lay_+3*h+.030*fbm(own*1.6, 2)*sstep(.25, 1, r)+.022*np.sin(np.arctan2(fy, fx)*7+i+2*np.sign(X)+np.sign(Y))*sstep(.5, 1.05, r)*(1+.5*np.sign(X))+.004*n2-.005*lace
    hot = c01(.5+1.0*n+.25*n2); c = cmix('#b5854e', '#d6ae78', .5+.9*n2); c = mix(c, lin('#8f5a2a'), sstep(.35, .8, hot)*.75); c = mix(c, lin('#5f3716'), sstep(.66, 1.0, hot+.25*n2)*.8); c = mix(c, lin('#e6c99a'), lace*(1-.5*hot)*.6); c = mix(c, lin('#6f411c'), sstep(.93, 1.0, r+.03*n2)*.85); c = mix(c, lin('#9a6a36'), sstep(.12, .02, np.minimum(np.abs(X), np.abs(Y)))*.25); hole = (lace > .55+.9*(1-sstep(.55, 1, r))); F = [k for k in f if not hole[list(k)].all()]
    return mesh('crepe', np.stack([fx, fy, Z], -1), F, c, m)
def bun(top=True, R=.62, H=.42, seed=1):
    """A soft bun: matt, finely wrinkled, brown where the oven reached, pale at its waist; its cut side toasted (downwards if `top`)."""
    nr, nt = 150, 420; x, y, f = disk_grid(1, nr, nt); r = np.hypot(x, y); a = np.arctan2(y, x); rim = R*(1+.025*np.cos(2*a+seed)+.018*np.cos(3*a+2*seed)); t = r*(1.72 if top else 1.68); prof = np.sin(np.clip(t, 0, 1.72))**(.88 if top else .42); X, Y = rim*prof*np.cos(a), rim*prof*np.sin(a); P = np.stack([X, Y, 0*X+seed*3], -1); n, n2, wr = fbm(P*2.2, 4), fbm(P*9, 3), fbm(np.stack([X*14, Y*14, np.cos(t)*14], -1)+seed, 3)
    hgt = H*(np.cos(np.clip(t, 0, 1.72))*.92+.10)*(1+.10*n); wrinkle = .006*np.abs(wr)*sstep(.7, 1.5, t)+.004*np.abs(fbm(P*26, 2)); z = np.maximum(hgt, -.0)+.012*n2*sstep(1.7, .9, t)-wrinkle
    c = cmix('#b06a28', '#c98a42', .5+1.0*n); up = sstep(1.72, 1.05, t+.25*n+.10*n2); c = mix(cmix('#e6c488', '#cf9f5c', .5+n2), mix(c, lin('#7d3f14'), sstep(.45, 1.0, up+.25*n)*.85), up); c = mix(c, lin('#5c2c0e'), sstep(.2, .55, n+.4*n2)*up*.55); c = mix(c, lin('#e2b877'), sstep(.10, .4, np.abs(wr))*.18)
    if not top: z = H-z; c = mix(c, lin('#e9cd98'), .35)
    u, v, g = disk_grid(1, 70, 420); q = np.hypot(u, v); R2 = rim.reshape(nt, nr)[:, -1].repeat(70)*.985; m1, m2 = N(u*R, v*R, 9, seed, 4), N(u*R, v*R, 34, seed+3, 3); cc = cmix('#e6c48a', '#f3e0b8', .5+m1+.4*m2); cc = mix(cc, lin('#a8662a'), sstep(.1, .5, m1+.35*m2+.35*(q > .8))*.8); zc = (0 if top else H)+(.012*m2*(-1 if top else 1)); k = len(X)
    V = np.concatenate([np.stack([X, Y, z], -1), np.stack([u*R2, v*R2, zc+0*u], -1)]); A = np.concatenate([np.full(k, .12), np.full(len(u), .9)]); return mesh('bun', V, (f if top else [tuple(reversed(w)) for w in f])+[tuple(j+k for j in (reversed(w) if top else w)) for w in g], np.concatenate([np.concatenate([c, cc]), A[:, None]], 1), crumbed('bunc', .40, .10, 60, .5, '#c79a5c', .5, coat=.06))
def bean_patty(R=.62, H=.2, seed=1):
    """Mashed beans fried in a pan: craggy, crusted dark on both faces, with whole beans, corn and herbs pressed in, its rim cracked."""
    m = food('beanpat', vcol=True, rough=.62, sss=.04, bump=.7, bscale=44, bdist=.012, coat=.05, rndv=0, rndh=0); v, f = ico(6); s = (np.hypot(v[:, 0], v[:, 1])**4.5+np.abs(v[:, 2])**4.5)**(-1/4.5); d = v*s[:, None]; P = d*np.array([R, R, H/2])+seed; a = np.arctan2(v[:, 1], v[:, 0]); g1, g2, g3 = fbm(P*5, 3), fbm(P*14, 3), fbm(P*36, 2); lump = cells(P*8.5, seed, .25, .6, .8); corn = cells(P*7+50, seed+4, .2, .42, .28); crack = np.exp(-(np.abs(fbm(P*3.2+4, 4))/.03)**2)*sstep(.75, 1, np.hypot(d[:, 0], d[:, 1])); p = d*np.array([R*(1+.0), R, H/2]); out = 1+.05*g1+.030*g2+.014*g3+.045*sstep(0, .6, lump)+.03*sstep(0, .6, corn)-.07*crack; p = p*np.stack([out, out, 1+.18*g1+.12*g2+.05*g3], -1)*(1+.05*np.cos(2*a+seed)+.03*np.cos(3*a))[:, None]
    face = sstep(.55, .95, np.abs(d[:, 2])); c = cmix('#3f2214', '#7a4a2c', .5+1.0*g1+.6*g3); c = mix(c, cmix('#1c1014', '#3a2428', .5+g2), sstep(.12, .35, lump)*.85); c = mix(c, lin('#b98a3c'), sstep(.08, .25, corn)*.85); c = mix(c, lin('#56682c'), sstep(.34, .44, fbm(P*17+8, 2))*.7); c = mix(c, lin('#1f0f08'), face*c01(.55+1.1*g1+.5*g2)*.8); c = mix(c, lin('#a8764a'), sstep(.25, .5, g3)*.4*(1-face)); return mesh('beanpat', p, f, c, m)
def crumbs(rng, meshes, pts, below=9, size=(-.8, .58), flat=1, lift=.004):
    """Crumbs of very uneven size (`size`: middle and spread of their logarithm) where they fell, none on what is higher than `below`."""
    upd(); at = [(x, y, hit(x, y)[0]) for x, y in pts]
    for x, y, z in at:
        if z < below: k = rng.lognormvariate(*size); obj(rng.choice(meshes), (x, y, z+lift), quat=rq(rng) if flat == 1 else None, rot=(0, 0, rng.uniform(0, 6.28)), scale=(k, k*rng.uniform(.6, 1.2), k*flat))
def round_about(rng, n, r=.95, sd=.28, cx=0, cy=0, arc=(0, 6.28)):
    """Places round a middle, most of them r away."""
    return [(cx+q*math.cos(a), cy+q*math.sin(a)) for a, q in [(rng.uniform(*arc), rng.gauss(r, sd)) for _ in range(n)]]
