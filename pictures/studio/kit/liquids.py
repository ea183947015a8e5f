"""Surfaces of soups, sauces and purees in a vessel."""
import math, random
import cv2
import numpy as np
from .base import _MATS, c01, disk_grid, fbm, grid_faces, lin, mix, shade, srgb, sstep
from .shapes import blob, mesh, obj, variants
from .materials import new_node, nodemat
from .piles import Pile

def surface(pin, level, colf, mat, loc=(0, 0), amp=.01, freq=3, seed=0, dome=0, nr=150, nt=320, extra=None, meniscus=.012, oct=4):
    """liquid / puree disk that meets the vessel wall at z=level. pin = inner profile (r,z) bottom->rim"""
    R = float(np.interp(level, pin[:, 1], pin[:, 0]))+.012
    x, y, f = disk_grid(R, nr, nt); r = np.hypot(x, y)/R; P = np.stack([x*freq+seed*3.3, y*freq, x*0+seed], -1)
    z = level+amp*fbm(P, oct)*(1-r**8)+dome*(1-r**2)+meniscus*sstep(.93, 1, r)
    if extra is not None: z = z+extra(x, y, r)
    c = colf(x, y, r, z)
    o = obj(mesh('surface', np.stack([x, y, z], -1), f, c, mat), (*loc, 0)); return o, (lambda X, Y: np.where(np.hypot(X-loc[0], Y-loc[1]) < R, level+dome*(1-(np.hypot(X-loc[0], Y-loc[1])/R)**2), np.interp(np.hypot(X-loc[0], Y-loc[1]), pin[:, 0], pin[:, 1], right=0.0))), R
class Liquid:
    """Soup, sauce or puree in a vessel (`pin`: its inner profile) as one fine skin: everything that lies in it is painted and pressed
    into this skin, so that it bleeds, pools and glistens. H is its height, C its colour, D how dry it is (0 glistens like oil)."""
    def __init__(self, pin, level, cols, loc=(0, 0), seed=2, dome=0, fine=240, contrast=.5):
        self.pin, self.level, self.loc, self.seed, self.dome = pin, level, loc, seed, dome; self.R = R = float(np.interp(level, pin[:, 1], pin[:, 0])); self.res = max(.003, R/fine); ax = np.arange(-R-.02, R+.02, self.res); self.X, self.Y = np.meshgrid(ax, ax, indexing='ij'); self.n = len(ax)
        self.r = np.hypot(self.X, self.Y)/R; self.a = np.arctan2(self.Y, self.X); self.H = level+dome*np.clip(1-self.r**2, 0, 1)
        c = mix(lin(cols[0]), lin(cols[1]), c01(.55+contrast*self.noise(2.6, 1)+.35*contrast*self.noise(11, 2)))
        if len(cols) > 2: c = mix(c, lin(cols[2]), sstep(.45, .8, self.noise(30, 3, 2))*.4)
        self.C, self.D = c, np.ones_like(self.X)
    def noise(self, freq, seed=0, octaves=4, gain=.5):
        """Soft noise about 0, mostly within -.6 and .6."""
        out, a, s = 0, 1, 0
        for k in range(octaves):
            m = max(4, int(round((2*self.R+.04)*freq))+3); g = np.random.RandomState(int(self.seed*131+seed*17+k) % 99991).normal(size=(m, m)).astype(np.float32); out = out+a*cv2.resize(g, (self.n, self.n), interpolation=cv2.INTER_CUBIC); s += a*a; a *= gain; freq *= 2.1
        return (out/(2.4*s**.5)).astype(float)
    def blur(self, v, by): return cv2.GaussianBlur(np.asarray(v, np.float32), (0, 0), max(.3, by/self.res)).astype(float)
    def warp(self, v, amp, freq, seed=0):
        """v, pulled about by noise: edges that bleed and feather."""
        j, i = np.meshgrid(np.arange(self.n, dtype=np.float32), np.arange(self.n, dtype=np.float32)); dx, dy = (amp/self.res*self.noise(freq, seed+k, 2)*2 for k in (0, 50)); return cv2.remap(np.asarray(v, np.float32), (j+dx).astype(np.float32), (i+dy).astype(np.float32), cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE).astype(float)
    def rough(self, amp, freq, seed=0, octaves=3): self.H = self.H+amp*2*self.noise(freq, seed+20, octaves)*(1-sstep(.93, 1, self.r)); return self
    def spoon_marks(self, depth, turns=2.0, flip=1, seed=0, drag=.10, inner=.1):
        """Where a spoon went round: a groove, steep outside, with the fine lines it drew."""
        wob = .16*self.noise(1.6, seed+5, 2); u = self.a*flip/(2*np.pi)+turns*self.r**.9+wob; f = u % 1; prof = np.where(f < .68, -np.sin(np.pi*f/.68)**1.3, .55*np.sin(np.pi*(f-.68)/.32)**1.5)
        env = sstep(inner*.3, inner+.12, self.r)*(1-sstep(.80, .97, self.r))*c01(.75+.7*self.noise(1.8, seed+6, 2)); prof = self.blur(prof, .022); rs = np.random.RandomState(int(seed*7+self.seed)); tex = cv2.GaussianBlur(rs.normal(size=(512, 256)).astype(np.float32), (0, 0), sigmaX=9, sigmaY=1.0); tex /= tex.std()
        lines = cv2.remap(tex, ((self.a/(2*np.pi)+.5)*255).astype(np.float32), ((u*52) % 511).astype(np.float32), cv2.INTER_LINEAR, borderMode=cv2.BORDER_WRAP).astype(float)
        self.H = self.H+depth*prof*env+depth*drag*lines*env*.35; self.groove = c01(-prof)*env; return self
    def pits(self, rng, n, r=(.004, .011), depth=.6):
        """Where bubbles of air burst."""
        for _ in range(n): a, q, s = rng.uniform(0, 6.283), self.R*.93*rng.random()**.5, rng.uniform(*r); self._stamp(q*math.cos(a), q*math.sin(a), s, lambda d: -depth*s*np.sqrt(1-d), .82)
        return self
    def _stamp(self, x, y, s, h, dark=1, col=None, wet=0, asp=1.0, ang=0):
        k = int(s*max(1, asp)/self.res)+2; i, j = int(round((x+self.R+.02)/self.res)), int(round((y+self.R+.02)/self.res)); sl = (slice(max(0, i-k), i+k+1), slice(max(0, j-k), j+k+1)); dx, dy = self.X[sl]-x, self.Y[sl]-y
        if dx.size == 0: return
        c, w = math.cos(ang), math.sin(ang); d = (((dx*c+dy*w)/asp)**2+(-dx*w+dy*c)**2)/(s*s); m = c01((1-d)*2); self.H[sl] += m*h(np.clip(d, 0, 1)); self.C[sl] *= (1-m*(1-dark))[..., None]
        if col is not None: self.C[sl] = mix(self.C[sl], col, m)
        if wet: self.D[sl] = np.minimum(self.D[sl], 1-m*wet)
    def specks(self, rng, n, r, cols, R=.93, height=.4, cx=0, cy=0, asp=(1, 1.8), wet=0):
        """Scraps of something in it and on it: herbs, pepper, skins. r (smallest, largest): most of them are small."""
        for _ in range(n): a, q, s = rng.uniform(0, 6.283), self.R*R*rng.random()**.5, r[0]+(r[1]-r[0])*rng.random()**2.4; col = mix(lin(cols[0]), lin(cols[1]), rng.random()); self._stamp(cx+q*math.cos(a), cy+q*math.sin(a), s, lambda d: height*s*np.sqrt(1-d), 1, col, wet, rng.uniform(*asp), rng.uniform(0, 3.14))
        return self
    def dust(self, col, amount, where=None, seed=0, clump=5):
        """A powder: no grain is seen by itself, its edge fades."""
        w = 1-sstep(.6, .95, self.r) if where is None else where; d = amount*w*c01(.35+1.1*self.noise(clump, seed+60)+.5*self.noise(clump*7, seed+61, 2)); u = np.random.RandomState(int(seed+77+self.seed)).random_sample(self.X.shape); m = (u < d)*(.55+.45*np.random.RandomState(int(seed+78)).random_sample(self.X.shape)); m = np.maximum(m, c01(d-.25)*.7); self.C = mix(self.C, lin(col), m); self.H = self.H+.0014*m; self.D = np.maximum(self.D, c01(m)); return self
    def cream(self, path, w, col, seed=0, bleed=1.0, height=.5, even=.35):
        """Cream, yoghurt or coconut milk poured along a path: thick and thin, bleeding into what is round it."""
        p = np.asarray(path, float); d = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(p, axis=0).T))]); m = max(30, int(d[-1]/.006)); t = np.linspace(0, d[-1], m); x, y = np.interp(t, d, p[:, 0]), np.interp(t, d, p[:, 1]); rs = np.random.RandomState(int(seed*3+self.seed+5)); g = np.interp(t, np.linspace(0, d[-1], 14), rs.normal(size=14)); ww = w*np.clip(.85+even*g, .28, 1.8)*np.clip(np.minimum(t*1.6, d[-1]-t)/(w*3), .25, 1)**.7
        im = np.zeros((self.n, self.n), np.float32); S = 16
        for a, b, q in zip(x, y, ww): cv2.circle(im, (int((b+self.R+.02)/self.res*S), int((a+self.R+.02)/self.res*S)), max(1, int(q/self.res*S)), 1.0, -1, cv2.LINE_AA, 4)
        core = self.warp(self.warp(self.blur(im, .004), .020*bleed, 5, seed+31), .008*bleed, 20, seed+33); core = self.blur(core, .004); halo = self.warp(self.blur(im, .022), .05*bleed, 7, seed+35); k = c01(np.maximum(sstep(.25, .75, core), .55*bleed*sstep(.1, .9, halo)*c01(.5+1.1*self.noise(13, seed+36))))
        self.C = mix(self.C, lin(col), k*.96); self.H = self.H+height*.02*self.blur(core, .01); self.D = np.minimum(self.D, 1-.35*c01(core)); return self
    def oil(self, tint, off=.0, where=None, seed=0, soft=.10, depth=.014, most=.03):
        """A clear film that stands in the hollows and runs out thin: what is below shows through, darker and of its colour."""
        lvl = self.blur(self.H, soft)-off; w = 1-sstep(.82, .93, self.r) if where is None else where; t = np.clip((lvl-self.H), -.02, most)*w+.004*w*self.noise(6, seed+70, 3); t = .5*(t+np.sqrt(t*t+.0015**2))-.0006; t = np.clip(t, 0, None); edge = sstep(.0008, .0042, t); self.H = self.H+t
        k = 1-np.exp(-t/depth); T = np.asarray(lin(tint)) if isinstance(tint, str) else np.asarray(tint); self.C = self.C*(1-k[..., None]*(1-T)); self.C *= (1-.14*np.exp(-((edge-.45)/.22)**2))[..., None]; self.D = np.minimum(self.D, 1-edge); return self
    def drops(self, rng, n, tint, r=(.010, .060), R=.9, seed=0, clear=.62, near=None):
        """Flat clear drops of oil, most small, some run together."""
        F = np.zeros_like(self.X); cl = self.noise(2.2, seed+80, 2); k = 0
        for _ in range(n*6):
            if k >= n: break
            a, q = rng.uniform(0, 6.283), self.R*R*rng.random()**.5; x, y = q*math.cos(a), q*math.sin(a); i, j = int((x+self.R+.02)/self.res), int((y+self.R+.02)/self.res)
            if rng.random() > c01(.25+1.8*cl[i, j]) or near is not None and rng.random() > near(x, y): continue
            s = r[0]+(r[1]-r[0])*rng.random()**3.2; b = int(s*2.2/self.res)+1; sl = (slice(max(0, i-b), i+b+1), slice(max(0, j-b), j+b+1)); F[sl] += np.exp(-((self.X[sl]-x)**2+((self.Y[sl]-y)*rng.uniform(.9, 1.1))**2)/(s*s)); k += 1
        F = self.warp(F, .006, 7, seed+81); m = sstep(.33, .43, F); t = .010*np.sqrt(c01((F-.34)/.66)); self.H = self.H+t; T = np.asarray(lin(tint)); self.C = mix(self.C, self.C*T*1.15+T*.10, m*clear); self.C *= (1-.22*np.exp(-((F-.36)/.05)**2))[..., None]; self.D = np.minimum(self.D, 1-m); return self
    def creep(self, pts, up=.014, reach=.018, dark=.2):
        """It creeps up whatever stands in it and is darker and wet there. pts: (x, y, radius)."""
        near = np.zeros_like(self.X)
        for x, y, r in pts:
            b = int((r+reach*3)/self.res)+1; i, j = int((x+self.R+.02)/self.res), int((y+self.R+.02)/self.res); sl = (slice(max(0, i-b), i+b+1), slice(max(0, j-b), j+b+1))
            if near[sl].size: near[sl] = np.maximum(near[sl], np.exp(-(np.clip(np.hypot(self.X[sl]-x, self.Y[sl]-y)-r, 0, 9)/reach)**2))
        self.H = self.H+up*near; self.C = self.C*(1-dark*near)[..., None]; self.D = np.minimum(self.D, 1-.6*near); return self
    def meniscus(self, by=.010):
        """It creeps up the wall, and is thinner and brighter there."""
        self.H = self.H+by*sstep(1-.035/self.R, 1, self.r); return self
    def wash(self, mat=None, up=.03, seed=0):
        """The film it left on the wall above it when it was poured and carried."""
        n = 260; a = np.linspace(0, 2*np.pi, n, endpoint=False); q = np.stack([np.cos(a)*1.6+seed, np.sin(a)*1.6, a*0+self.seed], -1); h = .006+up*c01(.35+1.2*fbm(q, 3))+up*.35*fbm(q*6, 2); rows = np.array([-.02, 0, .45, .75, 1.0]); Z = self.level+np.maximum(h, .004)[:, None]*rows; r = np.interp(Z, self.pin[:, 1], self.pin[:, 0])-.0025
        V = np.stack([r*np.cos(a)[:, None], r*np.sin(a)[:, None], Z], -1).reshape(-1, 3); m = (self.r > .8) & (self.r < .95); c = np.median(self.C[m], axis=0); me = mesh('wash', V, grid_faces(n, 5, wrap_u=True), np.tile(c, (len(V), 1)), film_mat()); k = np.ones((len(V), 4), np.float32); k[:, :3] = c; k[:, 3] = np.tile([.95, .9, .62, .35, 0], n); me.color_attributes['Col'].data.foreach_set('color', k.ravel()); return obj(me, (*self.loc, 0))
    def bubbles(self, rng, n, r=(.004, .016)):
        """Small bubbles that gather at the rim, in groups."""
        m = variants('skinbub', 1, lambda i: blob('skinbub', (1, 1, .75), 0, 1, 0, 2, clear_film('bub', '#fffaf0', .5))); at = [rng.uniform(0, 6.283) for _ in range(max(2, n//7))]
        for _ in range(n): s = r[0]+(r[1]-r[0])*rng.random()**2.5; a, q = rng.choice(at)+rng.gauss(0, .10), self.R-.008-s-abs(rng.gauss(0, .03)); x, y = q*math.cos(a), q*math.sin(a); obj(m[0], (x+self.loc[0], y+self.loc[1], self.at(x, y)), scale=s)
        return self
    def at(self, x, y):
        """Its height at x, y (from its own middle)."""
        return float(self.H[int(np.clip((x+self.R+.02)/self.res+.5, 0, self.n-1)), int(np.clip((y+self.R+.02)/self.res+.5, 0, self.n-1))])
    def pile(self, R=None, res=.012):
        """What is laid on it rests on its skin; beyond it, on the vessel's wall."""
        P = Pile(R or self.R+.08+max(abs(self.loc[0]), abs(self.loc[1])), self.h, res); return P
    def h(self, X, Y):
        X, Y = np.asarray(X, float)-self.loc[0], np.asarray(Y, float)-self.loc[1]; i, j = (np.clip((v+self.R+.02)/self.res+.5, 0, self.n-1).astype(int) for v in (X, Y)); q = np.hypot(X, Y); return np.where(q < self.R, self.H[i, j], np.interp(q, self.pin[:, 1]*0+self.pin[:, 0], self.pin[:, 1], right=0.))
    def show(self, mat, name='surface'):
        sel = self.r < 1+.014/self.R; idx = -np.ones(self.X.shape, int); idx[sel] = np.arange(sel.sum()); q = np.stack([idx[:-1, :-1], idx[1:, :-1], idx[1:, 1:], idx[:-1, 1:]], -1).reshape(-1, 4); q = q[(q >= 0).all(1)]
        V = np.stack([self.X[sel], self.Y[sel], self.H[sel]], -1); me = mesh(name, V, q, self.C[sel], mat); c = np.ones((len(V), 4), np.float32); c[:, :3] = np.clip(self.C[sel], 0, 4); c[:, 3] = np.clip(self.D[sel], 0, 1); me.color_attributes['Col'].data.foreach_set('color', c.ravel()); return obj(me, (*self.loc, 0))
def wet_mat(key, rough=.3, sss=.14, coat=.0, bump=.12, bscale=95, sssr=(.10, .05, .02), spec=.4):
    """For a Liquid: fine grain where it is dry, a smooth coat of clear oil where the colour's alpha is low."""
    name = 'wet_'+key+str((rough, sss, coat, bump, bscale))
    if name in _MATS: return _MATS[name]
    m, nt, b = nodemat(name); L = nt.links.new; tc = new_node(nt, 'ShaderNodeTexCoord'); vc = new_node(nt, 'ShaderNodeVertexColor', layer_name='Col'); L(vc.outputs['Color'], b.inputs['Base Color'])
    n = new_node(nt, 'ShaderNodeTexNoise', i_Scale=7, i_Detail=3); L(tc.outputs['Object'], n.inputs['Vector']); u = new_node(nt, 'ShaderNodeMapRange'); u.inputs[1].default_value, u.inputs[2].default_value, u.inputs[3].default_value, u.inputs[4].default_value = .35, .65, rough*.85, min(1, rough*1.2); L(n.outputs['Fac'], u.inputs[0])
    r = new_node(nt, 'ShaderNodeMapRange'); r.inputs[3].default_value = .07; L(vc.outputs['Alpha'], r.inputs[0]); L(u.outputs[0], r.inputs[4]); L(r.outputs[0], b.inputs['Roughness']); c = new_node(nt, 'ShaderNodeMapRange'); c.inputs[3].default_value, c.inputs[4].default_value = .9, coat; L(vc.outputs['Alpha'], c.inputs[0]); L(c.outputs[0], b.inputs['Clearcoat']); b.inputs['Clearcoat Roughness'].default_value = .05; b.inputs['Specular'].default_value = spec
    b.subsurface_method = 'BURLEY'; b.inputs['Subsurface'].default_value = sss; L(vc.outputs['Color'], b.inputs['Subsurface Color']); b.inputs['Subsurface Radius'].default_value = sssr
    n2 = new_node(nt, 'ShaderNodeTexNoise', i_Scale=bscale, i_Detail=3); L(tc.outputs['Object'], n2.inputs['Vector']); k = new_node(nt, 'ShaderNodeMath', operation='MULTIPLY'); k.inputs[1].default_value = bump; L(vc.outputs['Alpha'], k.inputs[0]); bp = new_node(nt, 'ShaderNodeBump', i_Distance=.012); L(k.outputs[0], bp.inputs['Strength']); L(n2.outputs['Fac'], bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal']); _MATS[name] = m; return m
def film_mat():
    """What a soup leaves on the wall: its colour, as dense as the colour's alpha."""
    if 'film' in _MATS: return _MATS['film']
    m, nt, b = nodemat('film'); L = nt.links.new; vc = new_node(nt, 'ShaderNodeVertexColor', layer_name='Col'); L(vc.outputs['Color'], b.inputs['Base Color']); L(vc.outputs['Alpha'], b.inputs['Alpha']); b.inputs['Roughness'].default_value = .22; _MATS['film'] = m; return m
def clear_film(name, c, gloss=1.0):
    """Something clear and thin on something opaque: it tints what is below it and mirrors the window."""
    if 'cf_'+name in _MATS: return _MATS['cf_'+name]
    m, nt, b = nodemat('cf_'+name); L = nt.links.new; out = nt.nodes['Material Output']; nt.nodes.remove(b); tr = new_node(nt, 'ShaderNodeBsdfTransparent'); tr.inputs[0].default_value = srgb(c); gl = new_node(nt, 'ShaderNodeBsdfGlossy'); gl.inputs['Roughness'].default_value = .04; fr = new_node(nt, 'ShaderNodeFresnel'); fr.inputs[0].default_value = 1.45
    k = new_node(nt, 'ShaderNodeMath', operation='MULTIPLY'); k.inputs[1].default_value = gloss; L(fr.outputs[0], k.inputs[0]); mx = new_node(nt, 'ShaderNodeMixShader'); L(k.outputs[0], mx.inputs[0]); L(tr.outputs[0], mx.inputs[1]); L(gl.outputs[0], mx.inputs[2]); L(mx.outputs[0], out.inputs[0]); _MATS['cf_'+name] = m; return m
def liquid_in(pin, level, cols, swirl=None, oil=None, amp=.004, seed=2, dome=0, lump=.0, loc=(0, 0), spiral=0, flecks=None, ring=None, flip=1):
    """A Liquid as soups want it: nearly flat, cream that bleeds, a little oil."""
    q = Liquid(pin, level, cols, loc, seed, dome); R = q.R; q.rough(amp, 2.5, 1, 2)
    if lump: q.rough(lump*.5, 9, 3)
    if spiral: q.spoon_marks(spiral*.9, 1.6, flip, seed, .2, .2)
    if ring: q.C = mix(q.C, lin(ring), sstep(.86, 1, q.r+.05*q.noise(5, 7))*.6)
    if flecks: q.specks(random.Random(seed), int(260*R*R), (.003, .011), (flecks, shade(flecks, .7)), height=.15)
    if swirl: q.cream(swirl[1], swirl[2]*.8, swirl[0], seed)
    if oil: q.drops(random.Random(seed+9), int(70*R*R), oil, (.008, .06), seed=seed)
    return q.meniscus()
def sauce_in(pin,level,cols,key='s',swirl=None,oil=None,flecks=None,amp=.004,freq=3,seed=2,dome=0,lump=.0,rough=.34,coat=.08,sss=.14,loc=(0,0),ring=None,spiral=0,bump=.1):
    """cols (dark, light, deep); swirl=(colour,path,width); oil=colour; ring=edge colour; spiral=spoon mark depth"""
    q=liquid_in(pin,level,cols,swirl,oil,min(amp,.006),seed,dome,lump,loc,spiral,flecks,ring); rng=random.Random(seed+3)
    if q.R>.7: q.wash(seed=seed); q.bubbles(rng,26)
    return q.show(wet_mat(key,rough*.95,sss,coat,bump*.5)),(lambda X,Y: np.where(np.hypot(X-loc[0],Y-loc[1])<q.R,level+dome*(1-(np.hypot(X-loc[0],Y-loc[1])/q.R)**2),np.interp(np.hypot(X-loc[0],Y-loc[1]),pin[:,0],pin[:,1],right=0.0))),q.R
