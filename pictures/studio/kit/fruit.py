"""Fruit, whole and cut."""
import math, random
import numpy as np
from mathutils import Vector
from .base import N, align, cmix, disk_grid, fbm, grid_faces, lin, mix, nz, pi_, shade, sstep
from .shapes import blob, cube, ico, mesh, obj, rev, revolve, ribbon, slice_disc, tube_mesh, variants
from .materials import fm, food, thin, vcol, vm
from .pieces import wedgeslice

def blueberry():
    """Dark, under a bloom that was rubbed off in places; no two of a size or quite round, and few show their crown, a ragged ring."""
    m = food('blueberry', vcol=True, rough=.52, sss=.03, bump=.10, bscale=40, rndv=.3, rndh=.015, spec=.35)
    def mk(i):
        rng = random.Random(i*3+1); at = np.array(((0, -.2, 1), (.6, .3, .7), (-.9, .4, -.1), (.2, .9, .1), (0, .3, -1), (-.4, -.6, .7), (.8, -.4, -.6), (.1, .1, -1))[i], float); at /= np.linalg.norm(at); R = .080*rng.uniform(.82, 1.14); p0 = rng.uniform(0, 6.28)
        def polar(n): u = np.cross(at, (.3, .9, .2)); u /= np.linalg.norm(u); w = np.cross(at, u); return np.hypot(n@u, n@w)+2*(n@at < 0), np.arctan2(n@w, n@u)
        def fn(p, n):
            r, a = polar(n); rag = fbm(np.stack([np.cos(a)*2+i, np.sin(a)*2, a*0], -1), 3); rim = np.exp(-((r-.27-.05*np.cos(5*a+p0)-.10*rag)/.045)**2)*np.clip(.6+1.6*rag, .1, 1.2); return p+n*(rim*.010-(1-sstep(.14, .26, r))*.017-.012*np.exp(-(r/.45)**2))[:, None]
        def colf(p, n):
            r = polar(n)[0]; b = fbm(n*1.6+i*5, 4); f = fbm(n*11+i, 3); c = cmix('#10111f', '#262a45', .5+b); c = mix(c, lin('#8690a8'), sstep(-.30, .28, b+.35*f)*(.46+.25*f)); c = mix(c, lin('#3d2434'), .35*sstep(.25, .5, fbm(n*1.2+i*7, 2))); c = mix(c, lin('#5a5a62'), .5*np.exp(-((r-.27)/.05)**2)); return c*(1-.75*(1-sstep(.14, .27, r)))[:, None]
        return blob('blueberry', (R, R*rng.uniform(.95, 1.02), R*rng.uniform(.84, .98)), .05, 1.1, i, 5, m, fn, colf)
    return variants('blueberry', 8, mk)
def sacs(u, v, seed=0):
    """Voronoi cells of the plane: distance to the cell's middle and to its wall, and a number of its own (0..1)."""
    H = np.random.RandomState(seed+1).rand(64, 64, 3); u, v = np.asarray(u, float), np.asarray(v, float); i, j = np.floor(u).astype(int), np.floor(v).astype(int); d1 = np.full(u.shape, 9.); d2 = d1.copy(); own = np.zeros(u.shape)
    for di in (-1, 0, 1):
        for dj in (-1, 0, 1):
            h = H[(i+di) % 64, (j+dj) % 64]; d = np.hypot(i+di+.12+.76*h[..., 0]-u, j+dj+.12+.76*h[..., 1]-v); near = d < d1
            d2 = np.where(near, d1, np.minimum(d2, d)); own = np.where(near, h[..., 2], own); d1 = np.where(near, d, d1)
    return d1, d2-d1, own
def raspberry():
    """Drupelets in a spiral, pressed against each other until hardly a gap is left, matt with fine down, a few swollen or shrunken; the hollow below."""
    m = food('raspberry', vcol=True, rough=.4, sss=.32, sssr=(.06, .015, .015), bump=.1, bscale=90, coat=.10, rndv=.16, spec=.4, sheen=.15)
    def mk(i):
        rng = random.Random(i); base, fc = ico(3); n = 66; V, F, C = [], [], []; lean = np.array([rng.uniform(-.02, .02), rng.uniform(-.02, .02), 0]); wide = rng.uniform(.94, 1.08); tall = rng.uniform(.92, 1.1)
        for k in range(n):
            t = (k+.6)/n; a = 2.39996*k+rng.uniform(-.12, .12); R = .098*wide*(1-t**2.3)**.5*(1-.16*(1-t)**3); z = (-.03+.165*t**1.15)*tall
            o = np.array([math.cos(a)*(1-t**3), math.sin(a)*(1-t**3), -.15+1.25*t**1.3]); o /= np.linalg.norm(o); s = .0255*(1-.16*t)*rng.uniform(.9, 1.1)
            flat = base@o; v = base*s-np.outer(flat, o)*s*.22; c = np.array([R*math.cos(a), R*math.sin(a), z])+lean*t*2; V.append(v+c-o*s*.35); F.extend(tuple(x+len(base)*k for x in q) for q in fc)
            ripe = rng.random(); cc = cmix('#860c2a', '#ae1c3a', .2+.6*ripe+.3*fbm(base*1.4+rng.uniform(0, 9), 2)); C.append(cmix(cmix(cc, '#4a0618', .75*sstep(.55, -.05, flat)), '#c7798b', .34*np.clip(flat, 0, 1)**2*rng.uniform(.3, 1)))
        for _ in range(24): # dry threads that were its pistils
            k = rng.randrange(6, n); c = V[k].mean(0); o = c-np.array([0, 0, .01]); o /= np.linalg.norm(o); e = np.array([rng.gauss(0, 1) for _ in range(3)])*.35; t = np.linspace(0, 1, 5)[:, None]; h = tube_mesh('h', c+o*(.018+.013*t)+e*.012*t**2, .0009, None, 4); u = np.empty(len(h.vertices)*3); h.vertices.foreach_get('co', u); off = sum(len(x) for x in V); V.append(u.reshape(-1, 3)); F += [tuple(x+off for x in q.vertices) for q in h.polygons]; C.append(np.tile(lin('#c48a5a'), (len(u)//3, 1)))
        w = np.linspace(0, 1, 12); a = np.linspace(0, 2*np.pi, 28, endpoint=False); off = sum(len(x) for x in V) # the flesh between them, and the hollow it was pulled from
        for rim, top in ((.082*wide, .118*tall), (.058, .075)):
            r = rim*np.sqrt(1-w**2*.98); V.append(np.stack([np.outer(np.cos(a), r), np.outer(np.sin(a), r), np.outer(np.ones(28), -.032+(top+.02)*w)], -1).reshape(-1, 3)); F += [tuple(k+off for k in q) for q in grid_faces(28, 12, wrap_u=True)]; C.append(np.tile(lin('#6a0c24' if rim > .06 else '#d9879a'), (336, 1))); off += 336
        return mesh('raspberry', np.concatenate(V), F, np.concatenate(C), m)
    return variants('raspberry', 5, mk)
def strawberry_half(leafy=True):
    """Halved from the calyx (at -x) to the tip; the cut looks up."""
    m = food('strawb', vcol=True, rough=.36, sss=.35, sssr=(.10, .03, .03), bump=.12, bscale=50, coat=.2, rndv=.1)
    def mk(i):
        nr, nt = 60, 180; x, y, f = disk_grid(1, nr, nt); r = np.hypot(x, y); a = np.arctan2(y, x); w = (.96, .86, 1.04)[i]
        def edge(a): c = np.cos(a); return .140+.072*np.sign(c)*np.abs(c)**1.7*(c > 0)-.006*np.abs(c)*(c < 0)-.026*np.exp(-((np.abs(a)-np.pi)/.42)**2)+.006*np.sin(2*a+i)+.004*np.sin(3*a+i*2)
        R = edge(a); X = r*np.cos(a)*R*1.12; Y = r*np.sin(a)*R*w
        n = fbm(np.stack([X*16, Y*16, X*0+i], -1), 3); q = a+.10*n; core = np.hypot((X+.03)/.085, Y/(.030*w)); vein = np.clip(np.cos(q*11+i), 0, 1)**6*sstep(.25, .45, r)*(1-sstep(.80, .90, r))
        c = cmix('#ea9482', '#d2302a', sstep(.18, .56, r+.10*n)); c = cmix(c, '#f2cdbc', (1-sstep(.55, 1.25, core+.3*n))*.8); c = cmix(c, '#e9a08e', (np.exp(-((core-1.15)/.16)**2))*.5); c = cmix(c, '#ee9f8c', .30*vein); c = cmix(c, '#b3101a', sstep(.84, .965, r+.03*n)); c = cmix(c, '#b9564a', (1-sstep(.25, .5, core+.25*n))*.45)
        V1 = np.stack([X, Y, .010*(1-r**6)-.016*np.exp(-(core/.5)**2)+.004*n+.002*vein], -1)
        t = np.clip((X/R/1.12+1)/2, 0, 1); k = np.round(t*10); ph = np.arctan2(Y, .11*np.sqrt(np.clip(1-r*r, 0, 1))+1e-6); cn = 7+2*(k % 2); g = (ph*cn/np.pi+.5*(k % 2)) % 1-.5; pit = np.hypot(g/.30, (t*10-k)/.34)*(1+0*r); pip = 1-sstep(.35, .55, pit); dent = 1-sstep(.6, 1.1, pit)
        dome = np.sqrt(np.clip(1-r**2, 0, 1)); V2 = np.stack([X*1.005, Y*1.005, -.115*w*dome+.006*dent*dome], -1)
        cb = cmix('#a80d18', '#c9232a', .5+fbm(np.stack([X*8, Y*8, X*0+3+i], -1), 3)); cb = cmix(cb, '#e6c48c', (1-sstep(.10, .22, t))*.6); cb = cmix(cb, '#d9a648', pip*(r < .97)*.9); N0 = len(X); Vs = [V1, V2]; Cs = [c, cb]; F = f+[tuple(z+N0 for z in reversed(q)) for q in f]; off = 2*N0; rng = random.Random(i)
        for s in range(6 if leafy else 0):  # sepals, limp, one over the other
            b = np.pi+(s-2.5)*.42+rng.uniform(-.12, .12); L = rng.uniform(.075, .125); u = np.linspace(0, 1, 9)[:, None]; v = np.linspace(-1, 1, 5)[None, :]; wd = .030*np.sin(np.pi*np.clip(u*.86+.12, 0, 1))*(1-u**3); lx = u*L; ly = wd*v
            px = -.135+lx*np.cos(b)*.7-ly*np.sin(b); py = lx*np.sin(b)+ly*np.cos(b); pz = -.030-.012*s%.03+.05*u*rng.uniform(-.4, 1)-.010*v*v+0*px; Vs.append(np.stack([px, py, pz], -1).reshape(-1, 3)); Cs.append(cmix('#55752c', '#86a04a', (u+.25*np.abs(v)).ravel())); F += [tuple(z+off for z in q) for q in grid_faces(9, 5)]; off += 45
        return mesh('strawb', np.concatenate(Vs), F, np.concatenate(Cs), m)
    return variants('strawb%s' % leafy, 3, mk)
CITRUS = dict(lime=('#5c8420', '#dfe3b8', '#cfd98a', '#abbc58', '#e9ecd2'), lemon=('#e3b71c', '#f1ead0', '#f5e694', '#e8cc58', '#f6efdc'), orange=('#e07f16', '#f6dfba', '#f7b354', '#ec8a22', '#f7ebd8'))  # peel, membrane, pulp light and deep, pith
def _pulp(kind, x, y, r, a, i):
    """Colour and height of a citrus fruit cut across: segments of uneven width, their juice sacs, a pith that is nowhere of one width."""
    peel, skin, light, deep, pith = CITRUS[kind]; rng = random.Random(i*7+len(kind)); n = rng.choice((9, 10, 11)); b = np.cumsum([rng.uniform(.62, 1.3) for _ in range(n)]); b = np.concatenate([[0], b/b[-1]])*2*np.pi
    q = fbm(np.stack([x*3+i*5, y*3, x*0], -1), 3); ox, oy = rng.uniform(-.05, .05), rng.uniform(-.05, .05); fade = np.clip(1-r, 0, 1); X, Y = x-ox*fade, y-oy*fade; rr = np.hypot(X, Y); aa = (np.arctan2(Y, X)+.13*q*fade) % (2*np.pi); k = np.clip(np.searchsorted(b, aa)-1, 0, n-1); w = b[k+1]-b[k]; t = (aa-b[k])/w
    wall = np.minimum(t, 1-t)*w*rr; thick = .007+.010*np.clip(.5+1.5*fbm(np.stack([x*5, y*5, x*0+i], -1), 2), 0, 1.2); rim = np.array([rng.uniform(.865, .91) for _ in range(n)])[k]+.012*q-.07*np.abs(2*t-1)**7; heart = .045+.03*np.array([rng.random() for _ in range(n)])[k]
    inside = sstep(thick*.8, thick*2.0, wall)*sstep(heart, heart+.035, rr)*(1-sstep(rim-.018, rim+.006, rr))
    d, e, own = sacs(aa*9.2+.35*np.sin(rr*9+k), rr*4.3+np.array([rng.uniform(0, 9) for _ in range(n)])[k], i)  # sacs: long, from the heart outwards
    sac = sstep(.02, .22, e); c = cmix(deep, light, .20+.55*own+.5*q+.25*(rr-.5)); c = cmix(c, skin, (1-sac)*.42); c = cmix(c, '#ffffff' if kind != 'orange' else light, .18*sstep(.75, 1, own)); c = cmix(c, shade(deep, .9), .28*sstep(.28, .6, d)*sac)
    c = cmix(pith, c, inside); c = cmix(c, skin, (1-inside)*(rr < .84)*.8); edge = .952+.012*q; c = cmix(c, shade(peel, 1.12), sstep(edge-.028, edge, r)*.65); return cmix(c, peel, sstep(edge, edge+.016, r)), inside*(.0065*(sac-.35*d)-.004)+.003*(1-inside)*(rr < .88)
def citrus(kind='lime', th=.09, arc=2*math.pi, R=None):
    """Slices: three that differ."""
    R = R or dict(lime=.24, lemon=.27, orange=.34)[kind]; m = thin(food('citrus', vcol=True, rough=.2, sss=.25, sssr=(.12, .10, .03), bump=.12, bscale=70, coat=.5, rndv=.05), .42)
    key = (kind, round(th, 3), round(arc, 2), R); full = arc > 6.2
    def mk(i): return slice_disc('citrus', R, th, lambda x, y, r, a: _pulp(kind, x, y, r, a, i)[0], m, nr=84, nt=300 if full else 150, zf=lambda X, Y, r, a: R/.24*.8*_pulp(kind, X/R, Y/R, r, a, i)[1], arc=arc, outline=lambda t: 1+.014*np.cos(2*t+i)+.008*np.cos(5*t+i*2) if full else 1+0*t)
    return variants('citrus%s' % str(key), 3, mk)
def banana_slice(th=.08, R=.17):
    """Cut with a knife: flat, not quite of one thickness, sharp at the edge, its side dry with fine fibres; wet and glassy in the middle."""
    m = food('banana', vcol=True, rough=.34, sss=.4, sssr=(.12, .09, .04), bump=.06, bscale=50, coat=.22, rndv=.06, rndh=.003)
    def mk(i):
        rng = random.Random(i); p = [rng.uniform(0, 6.28) for _ in range(4)]; nr, nt, ns = 60, 180, 7; x, y, f = disk_grid(1, nr, nt); r = np.hypot(x, y); a = np.arctan2(y, x); R_ = R*rng.uniform(.92, 1.05); out = 1+.030*np.cos(5*a+p[1])+.035*np.cos(2*a+p[2])+.012*np.cos(3*a+p[3])+.010*fbm(np.stack([np.cos(a)*3+i, np.sin(a)*3, a*0], -1), 3); X, Y = x*out*R_, y*out*R_
        n = fbm(np.stack([x*4+i*3, y*4, x*0], -1), 3); f2 = fbm(np.stack([x*22, y*22, x*0+i], -1), 2); tri = np.cos(3*a+p[0]+.5*n); ray = fbm(np.stack([np.cos(a)*9+i, np.sin(a)*9, r*1.2], -1), 2); c = cmix('#ead29a', '#f4e4b8', .5+.8*n+.25*f2+.25*ray); heart = 1-sstep(.16+.08*tri, .42+.10*tri, r+.06*n); c = cmix(c, '#d3b678', heart*.55); c = cmix(c, '#b9945a', (1-sstep(.01, .05, np.abs(np.sin(1.5*a+p[0]/2))*r+.02*np.abs(n)))*heart*.5)
        for k in range(11): b = (k % 3)*2.094+p[0]/3+rng.uniform(-.3, .3); q = rng.uniform(.08, .29); c = cmix(c, '#4a3420', (1-sstep(.35, 1, np.hypot((x-q*math.cos(b))/.017, (y-q*math.sin(b))/.023)))*rng.uniform(.2, .8))
        c = cmix(c, '#b98a54', .4*sstep(.22, .55, n+.35*f2)*sstep(.3, .9, r)); c = cmix(c, '#dcc48a', sstep(.95, .99, r)*.6); kx, ky = rng.uniform(-.10, .10), rng.uniform(-.10, .10); Z = th/2+kx*X+ky*Y+.005*n+.0005*f2-.006*heart-.004*sstep(.965, 1, r); rv = np.arange(nt)*nr+nr-1; V, C, F = [np.stack([X, Y, Z], -1), np.stack([X, Y, -th/2+0*Z], -1)], [c, c*.9], list(f)+[tuple(q+nr*nt for q in reversed(g)) for g in f]
        for t in np.linspace(0, 1, ns): k = fbm(np.stack([np.cos(a[rv])*14, np.sin(a[rv])*14, a[rv]*0+t*.8+i], -1), 2); w = 1+.010*math.sin(math.pi*t)+.008*k*min(1, 6*t, 6-6*t); V.append(np.stack([X[rv]*w, Y[rv]*w, Z[rv]*(1-t)-th/2*t], -1)); C.append(cmix('#dcbf80', '#efd9a6', .5+1.4*k))
        F += [tuple(o+2*nr*nt for o in reversed(q)) for q in grid_faces(ns, nt, wrap_v=True)]; return mesh('banana', np.concatenate(V), F, np.concatenate(C), m)
    return variants('banana%s' % ((th, R),), 5, mk)
def avocado_slice(n=7):
    """A slice of a ripe half: yellow where the stone lay, green towards the skin's side, a dark edge; a wedge, cut with a knife, a little limp."""
    m = food('avo', vcol=True, rough=.36, sss=.35, sssr=(.06, .08, .025), bump=.10, bscale=22, rndv=.06, coat=.14)
    def mk(i):
        rng = random.Random(i*5+2); nx, ny = 90, 26; t = np.linspace(0, 1, nx)[:, None]; s = np.linspace(0, 1, ny)[None, :]; th = (t-.5)*rng.uniform(2.05, 2.4); fat = rng.uniform(.125, .175); Ro = .41*(1+rng.uniform(.06, .15)*np.sin(t*3.1)); wd = fat*np.sin(np.pi*np.clip(t*.96+.02, 0, 1))**.5*(1+rng.uniform(-.1, .28)*t); rad = Ro-wd*(1-s); X = rad*np.cos(th)-.34; Y = rad*np.sin(th)
        k = N(X, Y, 6, i, 4); S = s+.10*k; c = mix(lin('#e8d884'), lin('#dcd678'), sstep(0, .4, S)); c = mix(c, lin('#b9c25a'), sstep(.35, .78, S)); c = mix(c, lin('#86a03c'), sstep(.74, .95, S)); c = mix(c, lin('#46602a'), sstep(.95, .99, s+0*t)); c = mix(c, lin('#b9923c'), sstep(.25, .5, N(X, Y, 15, i+4))*.35)
        hz = rng.uniform(.024, .036); h = hz*(.35+.65*sstep(0, .75, s))*(1-.65*sstep(.9, 1, s)**2)*np.minimum(1, sstep(0, .05, t)*sstep(0, .05, 1-t)*.8+.2)+0*t; mid = rng.uniform(-.5, .5)*Y**2+rng.uniform(-.3, .3)*X*Y+.010*N(X, Y, 5, i+9); V = np.concatenate([np.stack([X, Y, mid+h], -1).reshape(-1, 3), np.stack([X, Y, mid-h], -1).reshape(-1, 3)]); n_ = nx*ny
        f = grid_faces(nx, ny); f2 = [tuple(q_+n_ for q_ in reversed(q)) for q in f]; side = []
        for a in range(nx-1):
            for j in (0, ny-1): p, q = a*ny+j, (a+1)*ny+j; side.append((p, p+n_, q+n_, q) if j else (q, q+n_, p+n_, p))
        for a in (0, nx-1):
            for j in range(ny-1): p, q = a*ny+j, a*ny+j+1; side.append((p, p+n_, q+n_, q) if a == 0 else (q, q+n_, p+n_, p))
        C = c.reshape(-1, 3); return mesh('avo', V, f+f2+side, np.concatenate([C, C]), m)
    return variants('avo', n, mk)
def coconut():
    m = food('coco', '#fbf6ea', '#fffdf7', rough=.6, sss=.2, bump=.1, rndv=.03); return ribbon(m, .22, .05, n=4, curl=.035, name='coco')
def wedge(kind='lime', L=.30, R=.24, ang=62):
    """Cut lengthwise: sacs fan out from the heart, a pale skin lies over part of a face, the pith is thick at the ends."""
    peel, skin, light, deep, pith = CITRUS[kind]; m = thin(food('citrusw', vcol=True, rough=.2, sss=.3, sssr=(.12, .10, .03), bump=.25, bscale=60, coat=.5, rndv=.06), .3)
    def mk(i):
        nu, nr, nth = 130, 60, 30; u = np.linspace(-1, 1, nu)[:, None]; r = np.linspace(0, 1, nr)[None, :]; prof = np.sqrt(np.clip(1-np.abs(u)**2.3, 0, 1))*(1+.03*np.sin(u*3+i)); nip = np.sign(u)*np.exp(-((1-np.abs(u))/.05)**2)*.07
        V = []; F = []; C = []; off = 0; al = math.radians(ang/2)
        for sgn in (1, -1):
            x = (u+nip)*L+0*r; rad = r*prof*R; fan = u/(.35+.65*r); n = fbm(np.stack([x*14+i*3, rad*14, 0*x+sgn], -1), 3); rho = np.maximum(r+0*u, np.abs(u)**3.0)
            d, e, own = sacs(fan*7.5+.5*np.sin(r*5+sgn)+9*sgn, r*2.6+3*sgn+i*5+0*u, i+3*(sgn > 0)); sac = sstep(.02, .24, e); rim = .865+.02*n; inside = (1-sstep(rim-.03, rim+.01, rho))*sstep(.05, .10, r+.05*n+.03*np.abs(u))
            c = cmix(deep, light, .25+.55*own+.6*n); c = cmix(c, skin, (1-sac)*.42); c = cmix(c, shade(deep, .9), .35*sstep(.3, .6, d)*sac); veil = sstep(.04, .22, fbm(np.stack([x*5+i*7+sgn, rad*3, 0*x], -1), 2)); c = cmix(c, skin, .45*veil); c = cmix(pith, c, inside); c = cmix(c, peel, sstep(.95, .972, rho))
            h = inside*(.012*(sac-.4*d)*(1-.7*veil)-.010)-.006*n*(1-inside); y = sgn*rad*math.sin(al)+sgn*h*math.cos(al); z = -rad*math.cos(al)+h*math.sin(al)
            V.append(np.stack([x, y, z], -1).reshape(-1, 3)); C.append(c.reshape(-1, 3)); f = grid_faces(nu, nr); F += [tuple(k+off for k in (q if sgn < 0 else reversed(q))) for q in f]; off += nu*nr
        th = np.linspace(-al, al, nth)[None, :]; rad = prof*R*(1+.02*fbm(np.stack([u*9+0*th, th*9+0*u, 0*u*th], -1), 2)); x = (u+nip)*L+0*th; P = np.stack([x, rad*np.sin(th), -rad*np.cos(th)], -1).reshape(-1, 3); V.append(P); C.append(cmix(shade(peel, .92), shade(peel, 1.1), .5+fbm(P*9, 3))); F += [tuple(k+off for k in reversed(q)) for q in grid_faces(nu, nth)]
        return mesh('wedge', np.concatenate(V), F, np.concatenate(C), m)
    return variants('wedge'+kind, 3, mk)
def strawberry(n=3):
    m=vm('strawW',rough=.28,sss=.3,bump=.1,bscale=40,coat=.4,rndv=.1,sssr=(.1,.03,.03)); gm=food('calyx','#3f7d22','#6aa83c',rough=.45,sss=.1,bump=.1)
    def mk(i):
        v,f=ico(5); th=np.arccos(np.clip(v[:,2],-1,1)); a=np.arctan2(v[:,1],v[:,0]); t=th/np.pi  # 0 tip
        rad=.155*np.sin(np.pi*np.clip(t,0,1)**.78)**.85*(1+.05*np.cos(2*a+i)); z=.17-.36*t; k=np.round(t*11); cn=np.round(2+12*np.sin(np.pi*np.clip(k/11,0,1))); ph=(a*cn/(2*np.pi)+.5*(k%2)+.13*k)%1; d=np.hypot((ph-.5)*(2*np.pi/cn)*rad/.036,(t*11-k)*.9); pit=1-sstep(.12,.30,d); pit=pit*(t>.06)*(t<.93)
        rad=rad-.010*pit; p=np.stack([rad*np.cos(a),rad*np.sin(a),z],-1); c=cmix('#b80f18','#dc2a26',.5+nz(p[:,0],p[:,1],9,i,3,p[:,2])); c=cmix(c,'#f3d9a0',sstep(.80,.99,t)*.8); c=cmix(c,'#e9bc55',(1-sstep(.08,.15,d))*(pit>0)*.95); return mesh('strawW',p,f,c,m)
    return variants('strawW',n,mk)
def calyx():
    m=vm('calyxv',rough=.45,sss=.1,bump=.1)
    def mk(i):
        nr,nt=14,140; x,y,f=disk_grid(1,nr,nt); r=np.hypot(x,y); a=np.arctan2(y,x); R=.14*(.22+.78*np.abs(np.cos(a*4+i))**1.2); X=r*np.cos(a)*R; Y=r*np.sin(a)*R; Z=.05*r**2*np.sin(3*a+i)-.02*r; return mesh('calyx',np.stack([X,Y,Z],-1),f,cmix('#3f7d22','#7ab648',r),m)
    return variants('calyx',2,mk)
def put_straw(rng,x,y,z,nrm=(0,-.3,-.2),s=1.0,spin=0):
    """whole strawberry, +z of the mesh is the tip; nrm = direction of the tip"""
    q=align(nrm,spin); obj(rng.choice(strawberry()),(x,y,z),scale=s,quat=q); v=q.to_matrix()@Vector((0,0,-.185*s)); obj(rng.choice(calyx()),(x+v[0],y+v[1],z+v[2]),scale=s,quat=align([-k for k in nrm],spin));
def mango(s=.15):
    """Diced with a knife: no piece is a cube, some are wedges and slips; wet, stringy where the stone was near."""
    m=vm('mangod',rough=.36,sss=.4,bump=.28,bscale=34,coat=.08,rndv=.12,rndh=.006,sssr=(.15,.08,.02))
    def mk(i):
        r=random.Random(i*5+3); d=[s*.5*r.uniform(.62,1.25),s*.5*r.uniform(.55,1.1),s*.5*r.uniform(.42,.95)]; k=[r.uniform(-.45,.45) for _ in range(4)]; f=r.uniform(0,6.28)
        def fn(p,n): return np.stack([p[:,0]*(1+k[3]*p[:,1]/s)+k[0]*p[:,2],p[:,1]+k[1]*p[:,0]+k[2]*p[:,2],p[:,2]*(1+k[0]*p[:,0]/s)],-1)
        def cf(p,n): t=p@np.array([math.cos(f),math.sin(f),.4]); fib=fbm(np.stack([t*70,(p@np.array([-math.sin(f),math.cos(f),.2]))*9,p[:,2]*9+i],-1),3); return cmix(cmix('#e8890c','#f7b236',.5+1.0*fbm(p*6+i,3)),'#fbd06a',sstep(.1,.5,fib)*.5)
        return blob('mangod',d,.10,1.5,i,5,m,fn,cf,3,7)
    return variants('mangod%s'%s,7,mk)
def berries(rng,pts,kinds='br',z=0): 
    bb=blueberry(); rp=raspberry()
    for i,(x,y) in enumerate(pts):
        k=kinds[i%len(kinds)]
        if k=='b': obj(rng.choice(bb),(x,y,z+.078),quat=align((rng.uniform(-.5,.5),-.7,1),0,.3,rng),scale=rng.uniform(.92,1.08))
        elif k=='r': obj(rng.choice(rp),(x,y,z+.085),(1.45,rng.uniform(-.3,.3),rng.uniform(0,6)),1.08)
        elif k=='s': put_straw(rng,x,y,z+.145,(rng.uniform(-1,1),-.9,.05),1.0,rng.uniform(0,6))
        elif k=='h': obj(rng.choice(strawberry_half()),(x,y,z+.11),quat=align((rng.uniform(-.3,.3),-.35,1),rng.uniform(0,6)))
def put_apple(rng,x,y,s=1.0,c='#b3201f',c2='#d9a23a'):
    m=vm('wapple'+c,rough=.25,sss=.15,bump=.05,coat=.4,rndv=.05); ap=rev('wapple',[(.001,.05),(.08,.01),(.2,.02),(.33,.14),(.375,.32),(.34,.50),(.22,.60),(.10,.595),(.03,.53),(.001,.50)],m,lambda X,Y,Z:cmix(c,c2,np.clip(.15+.9*fbm(np.stack([np.arctan2(Y,X)*5,Z*1.2,0*X],-1),3)+.5*sstep(.45,.6,Z)*0,0,1)),.01,2,1,120,lambda A,Z,r:1+.02*np.cos(5*A)); obj(ap,(x,y,0),(.05,.08,rng.uniform(0,6)),s)
    t=np.linspace(0,1,10); obj(tube_mesh('stem',np.stack([x+.04*t**2,y+0*t,s*(.50+.2*t)],-1),.013,food('stem','#3b2412','#5a3a1e',rough=.7,sss=0,bump=.3),8))
def whole_citrus(x,y,R,c1,c2,lemon=False):
    m=vm('wcit'+c1,rough=.35,sss=.15,bump=.35,bscale=30,coat=.25,rndv=.05); fn=(lambda p,n:p*(1+np.array([.28,0,0])*np.exp(-((np.abs(n[:,0])-1)/.10)**2)[:,None])) if lemon else None
    obj(blob('wcit',(R*1.15,R,R*.97),.02,1.5,1,4,m,fn,lambda p,n:cmix(c2,c1,.6+fbm(n*2,3))),(x,y,R*.95),(0,.1,x*7))
def av_half(rng,x,y,s=1.0):
    m=vm('avh',rough=.35,sss=.3,sssr=(.08,.10,.03),bump=.06,coat=.2,rndv=0); nr,nt=50,150; X,Y,f=disk_grid(1,nr,nt); r=np.hypot(X,Y); a=np.arctan2(Y,X); R=.34*(1+.22*np.cos(a)-.05*np.cos(2*a)); px,py=r*np.cos(a)*R,r*np.sin(a)*R; d=np.hypot(px+.06,py); c=cmix('#e9e08e','#cfda7a',r); c=cmix(c,'#9dbb48',sstep(.62,.9,r)); c=cmix(c,'#2f4216',sstep(.955,.98,r)); V=np.concatenate([np.stack([px,py,.02-.0*r],-1),np.stack([px,py,-.2*np.sqrt(np.clip(1-r*r,0,1))],-1)]); obj(mesh('avh',V,f+[tuple(k+len(X) for k in reversed(q)) for q in f],np.concatenate([c,np.tile(lin('#2c3d18'),(len(X),1))]),m),(x,y,.20),(.12,.1,2.4),s); obj(blob('pit',(.135,.13,.12),.03,1.2,1,4,food('pit','#6b3a1a','#9a5f30',scale=3,rough=.35,sss=.05,bump=.1,coat=.2)),(x+.045,y-.04,.24),scale=s)
def citruswedge(kind,x,y,z=.11,rot=.6,lean=112,s=1.0): obj(wedge(kind)[0],(x,y,z*s),(math.radians(lean),.1,rot),s)
def citrushalf(kind,x,y,s=1.0,z=.24,nrm=(0,-.5,1)):
    R=dict(lime=.24,lemon=.27,orange=.34)[kind]; sl=citrus(kind,.03)[0]; q=align(nrm,.4); obj(sl,(x,y,z*s),quat=q,scale=s)
    m=food('peel'+kind,dict(lime='#5f9a1e',lemon='#f2c417',orange='#ef8412')[kind],dict(lime='#79b02a',lemon='#f8d63a',orange='#f59a2c')[kind],rough=.35,sss=.2,bump=.4,bscale=40,coat=.2)
    def fn(p,n): p=p.copy(); p[:,2]=np.where(p[:,2]>0,0,p[:,2]); return p
    obj(blob('peel',(R,R,R*.95),.01,1,0,4,m,fn),(x,y,z*s-.012),quat=q,scale=s)
def roundfruit(kind):
    P=dict(lemon=('#f0bf1e','#f8d548',.30,1.22,.10),lime=('#4f8f1e','#86b83a',.25,1.12,.06),orange=('#e87a10','#f79a2c',.37,.97,0),peach=('#f2a24a','#d9503a',.36,.95,0),apple=('#b81f22','#d9503a',.36,.92,0),gapple=('#8fb83a','#b4d25c',.36,.92,0),tomato=('#c8200f','#e0452a',.30,.86,0),beet=('#5a1030','#7a1a44',.34,.95,.1))[kind]
    c1,c2,r,az,nip=P; m=vcol(kind,rough=.3 if kind in('apple','gapple','tomato') else .42,sss=.15,bump=.35 if kind in('lemon','lime','orange') else .05,bscale=34 if kind!='peach' else 20,coat=.25 if kind!='peach' else 0,rndv=.05,spec=.4)
    def mk(i):
        def fn(p,n):
            p=p.copy(); rr=np.hypot(n[:,0],n[:,1]); 
            if nip: p[:,2]+=np.sign(n[:,2])*r*nip*2.2*np.exp(-(rr/.22)**2)
            if kind in('apple','gapple','tomato'): p[:,2]-=r*.30*np.exp(-(rr/.28)**2)*(n[:,2]>0)-r*.16*np.exp(-(rr/.25)**2)*(n[:,2]<0); 
            if kind in('apple','gapple'): p[:,:2]*=(1+.09*n[:,2])[:,None]
            if kind=='peach': p-=n*(.075*np.exp(-(n[:,1]/.10)**2)*(n[:,0]<.15)*r)[:,None]*2; p[:,2]-=r*.16*np.exp(-(rr/.2)**2)*(n[:,2]>0)
            if kind=='beet': p[:,2]-=r*.9*np.exp(-(rr/.16)**2)*(n[:,2]<0)
            return p
        def cf(p,n):
            k=.5+.9*fbm(n*1.6+i*4,4); c=mix(lin(c1),lin(c2),np.clip(k,0,1))
            if kind=='apple': st=fbm(np.stack([np.arctan2(n[:,1],n[:,0])*6,n[:,2]*.8,n[:,2]*0+i],-1),3); c=mix(c,lin('#e8b85a'),np.clip(st*1.3,0,.65)); c=mix(c,lin('#c9b05a'),np.exp(-(np.hypot(n[:,0],n[:,1])/.3)**2)*(n[:,2]>0)*.7)
            if kind=='peach': c=mix(lin('#f6b75a'),lin('#d8452f'),sstep(-.1,.5,fbm(n*1.1+i*2,3)+.25*n[:,0]))
            if kind=='beet': c=mix(c,lin('#8a5a4a'),sstep(.2,.5,fbm(n*3,4))*.4)
            return c
        return blob(kind,(r,r,r*az),.03,1.1,i,4,m,fn,cf)
    return variants('rf'+kind,2,mk)
def stalk(loc,h=.14,c='#5a3c1e'): t=np.linspace(0,1,8); obj(tube_mesh('stk',np.stack([loc[0]+.04*t**2,loc[1]+0*t,loc[2]+h*t],-1),.014*(1+.4*t),fm(c,rough=.7,sss=0,bump=.2),8))
def halfcitrus(kind,loc,nrm,spin=0,s=1.0):
    R=dict(lime=.24,lemon=.27,orange=.34)[kind]; c=dict(lime='#5f9a1e',lemon='#f2c417',orange='#ef8412')[kind]; q=align(nrm,spin)
    body=variants('hc'+kind,1,lambda i: revolve('hc',[(R*math.sin(a)*1.0+.001,-R*1.05*math.cos(a)) for a in np.linspace(0,pi_/2,20)],64,fm(c,shade(c,.9),rough=.4,sss=.1,bump=.3,bscale=34,coat=.2)))
    obj(body[0],loc,scale=s,quat=q); obj(citrus(kind,.03)[0],Vector(loc)+q@Vector((0,0,.0)),scale=s,quat=q)
def raisin(c1='#3a1a14',c2='#5c2a1c'):
    m=fm(c1,c2,rough=.4,sss=.05,bump=.4,bscale=30,coat=.2)
    def mk(i):
        def fn(p,n): a=np.arctan2(n[:,2],n[:,1]); return p*(1-.16*np.abs(np.sin(a*3+n[:,0]*3+i)))[:,None]
        return blob('raisin',(.075,.05,.042),.15,1.8,i,3,m,fn)
    return variants('raisin'+c1,4,mk)
def aril(): return variants('aril',3,lambda i: blob('aril',(.042,.034,.032),.12,1.4,i,2,fm('#a80f2a','#d42a44',rough=.12,sss=.4,sssr=(.08,.02,.02),bump=0,coat=.7)))
def peachslice():
    return wedgeslice('peach',('#fbc25a','#f59a3a'),'#d8452f',.34)
def melonwedge(R=.55,arc=1.05,th=.14):
    m=vcol('melon',rough=.3,sss=.3,sssr=(.12,.04,.03),bump=.15,bscale=40,coat=.25,rndv=.04)
    def cf(x,y,r,a):
        k=fbm(np.stack([x*7,y*7,x*0],-1),4); c=mix(lin('#e83a3c'),lin('#f2655c'),np.clip(.5+k,0,1)); c=mix(c,lin('#f6b0a0'),sstep(.74,.82,r)); c=mix(c,lin('#eef2cf'),sstep(.82,.86,r)); c=mix(c,lin('#7fae4a'),sstep(.90,.94,r)); c=mix(c,lin('#2a6a2c'),sstep(.94,.97,r))
        sd=(np.cos(r*22)*np.cos((a/arc)*13)>.86)&(r>.3)&(r<.72); return mix(c,lin('#1d120e'),sd*.95)
    return variants('melon%s'%str((R,round(arc,2))),1,lambda i: slice_disc('melon',R,th,cf,m,arc=arc))
def date(split=False):
    m=vcol('date',rough=.3,sss=.12,sssr=(.06,.025,.01),bump=.2,bscale=20,coat=.35,rndv=.15)
    def mk(i):
        def fn(p,n):
            p=p.copy(); a=np.arctan2(n[:,2],n[:,1]); w=np.abs(np.sin(a*4+n[:,0]*2.2+fbm(n*2+i,2)*3)); p=p*(1-.09*np.exp(-(w/.25)**2)-.05*np.abs(fbm(np.stack([n[:,0]*3,n[:,1]*9,n[:,2]*9+i],-1),3))-.03*np.abs(fbm(n*9+i,2)))[:,None]
            if split: g=np.exp(-(n[:,1]/.22)**2)*(n[:,2]>0)*sstep(0,.3,1-np.abs(n[:,0])); p[:,2]-=.12*g
            return p
        def cf(p,n): k=fbm(n*2.4+i*4,4); c=mix(lin('#3a170a'),lin('#7a3a16'),np.clip(.45+1.0*k,0,1)); return mix(c,lin('#a8642c'),.6*np.exp(-(n[:,1]/.22)**2)*(n[:,2]>0)*(1 if split else 0))
        return blob('date',(.235,.125,.118),.08,1.3,i,5,m,fn,cf)
    return variants('date%d'%split,6,mk)
def olive(c=('#2a1a24','#4a3040'),n=3,hole='#8a3a2c'):
    m=vcol('olive'+c[0],rough=.18,sss=.08,bump=.05,coat=.6,rndv=.2)
    def mk(i):
        def fn(p,n): p=p.copy(); h=np.exp(-(np.hypot(n[:,1],n[:,2])/.2)**2)*(n[:,0]>0); p[:,0]-=.05*h; return p
        def cf(p,n): k=fbm(n*2+i*3,4); cc=mix(lin(c[0]),lin(c[1]),np.clip(.5+k,0,1)); return mix(cc,lin(hole),(np.hypot(n[:,1],n[:,2])<.17)*(n[:,0]>0)*.8)
        return blob('olive',(.125,.095,.093),.03,1.2,i,4,m,fn,cf)
    return variants('olive'+c[0],n,mk)
