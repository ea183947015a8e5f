"""Heaps that hold together: pieces stamped into one skin, so that they touch, overlap and share what binds them."""
import math
import cv2
import numpy as np
from .base import c01, fbm
from .shapes import mesh, obj
from .piles import Pile

class Mass:
    """A skin over `ground(x, y)` within radius R of (cx, cy); pieces are stamped into it. `dome` is its body: height above ground at
    x, y, or None."""
    def __init__(self, ground, R, cx=0, cy=0, res=.006, dome=None):
        self.res, self.cx, self.cy, self.R = res, cx, cy, R; ax = np.arange(-R, R+res, res); self.X, self.Y = np.meshgrid(ax+cx, ax+cy, indexing='ij'); self.n = len(ax)
        self.G = np.zeros_like(self.X)+ground(self.X, self.Y); self.H = self.G+(np.clip(dome(self.X, self.Y), 0, 9) if dome else 0); self.id = np.full(self.X.shape, -1); self.kinds = []
    def stamp(self, x, y, r, ang=0.0, sink=.4, lump=.15, freq=1.6, pw=2.0, blend=.012, kind=0, slope=(0, 0), keep=.8):
        """An ellipsoid of half axes r=(a, b, c), warped by `lump`, lying at x, y on what is there and let in by `sink` of its height;
        `blend` is how softly it joins; pw over 2 gives it corners."""
        a, b, c = r; k = int(math.ceil(max(a, b)*(1.1+lump)/self.res)); i, j = int(round((x-self.cx+self.R)/self.res)), int(round((y-self.cy+self.R)/self.res))
        i0, i1, j0, j1 = max(0, i-k), min(self.n, i+k+1), max(0, j-k), min(self.n, j+k+1)
        if i1-i0 < 2 or j1-j0 < 2: return
        s = (slice(i0, i1), slice(j0, j1)); dx, dy = self.X[s]-x, self.Y[s]-y; ca, sa = math.cos(ang), math.sin(ang); u, v = (dx*ca+dy*sa)/a, (-dx*sa+dy*ca)/b; q = len(self.kinds)
        n = fbm(np.stack([u*freq+q*3.17, v*freq, u*0+q*.71], -1), 2) if lump else 0; f = 1-((np.abs(u)**pw+np.abs(v)**pw)**(2/pw))*(1-2*lump*n); m = f > 0
        if not m.any(): return
        H = self.H[s]; z = float(np.quantile(H[m], keep))-sink*c; t = np.where(m, z+c*np.sqrt(np.clip(f, 0, 1))*(1+lump*n)+slope[0]*dx+slope[1]*dy, -9); w = np.clip(.5+.5*(t-H)/max(blend, 1e-5), 0, 1)
        self.H[s] = np.where(m, H*(1-w)+t*w+blend*w*(1-w), H); self.id[s] = np.where(m & (w > .5), q, self.id[s]); self.kinds.append(kind)
    def strew(self, rng, pts, r, sizes=(.75, 1.2), kind=0, **k):
        """Stamps at every point, of every size and turned every way."""
        for x, y in pts: s = rng.uniform(*sizes); self.stamp(x, y, tuple(q*s*rng.uniform(.85, 1.15) for q in r), rng.uniform(0, 6.28), kind=kind(rng) if callable(kind) else kind, **k)
    def soften(self, sigma):
        """Smooths it by so much (units)."""
        self.H = np.where(self.H > self.G+.002, np.maximum(cv2.GaussianBlur(self.H, (0, 0), sigma/self.res), self.G), self.H)
    def rough(self, amp, freq, seed=0, octaves=3):
        """Unevenness everywhere."""
        self.H = np.where(self.H > self.G+.002, np.maximum(self.H+amp*fbm(np.stack([self.X*freq, self.Y*freq, self.X*0+seed], -1), octaves), self.G+.001), self.H)
    def each(self, rng, lo, hi, default=.5):
        """A number of its own for every piece, on the grid."""
        t = np.array([rng.uniform(lo, hi) for _ in range(len(self.kinds)+1)]); t[-1] = default; return t[self.id]
    def kind(self):
        """The kind of piece that lies on top, -1 where there is none."""
        return np.array(list(self.kinds)+[-1])[self.id]
    def low(self, reach=.04, depth=.03):
        """0..1: how far a place lies below what is round it."""
        return c01((cv2.GaussianBlur(cv2.dilate(self.H, np.ones((3, 3))), (0, 0), reach/self.res)-self.H)/depth)
    def high(self, reach=.05, depth=.03):
        """0..1: how far it stands out."""
        return c01((self.H-cv2.GaussianBlur(self.H, (0, 0), reach/self.res))/depth)
    def noise(self, freq, seed=0, octaves=4): return fbm(np.stack([self.X*freq, self.Y*freq, self.X*0+seed], -1), octaves)
    def pile(self, R=None):
        """What is laid on it rests on its skin."""
        P = Pile(R or self.R+math.hypot(self.cx, self.cy), lambda X, Y: 0*X); fi, fj = (P.X-self.cx+self.R)/self.res, (P.Y-self.cy+self.R)/self.res
        ok = (fi >= 0) & (fi < self.n-1) & (fj >= 0) & (fj < self.n-1); P.H = np.where(ok, self.H[np.clip(fi, 0, self.n-1).astype(int), np.clip(fj, 0, self.n-1).astype(int)], P.H); return P
    def show(self, name, colours, mat, wet=None, loc=(0, 0, 0), quat=None, bottom=False, let_in=.012):
        """Makes the mesh of what rises above the ground. wet (0..1) is where it glistens; let_in is how far its rim goes into the ground."""
        inside = self.H > self.G+.004; inside = cv2.morphologyEx(inside.astype(np.uint8), cv2.MORPH_OPEN, np.ones((3, 3), np.uint8)); sel = cv2.dilate(inside, np.ones((3, 3), np.uint8)) > 0; Z = np.where(inside > 0, self.H, self.G-let_in)
        far = cv2.GaussianBlur(inside.astype(np.float32), (0, 0), 1.4); gx, gy = np.gradient(far); g = np.hypot(gx, gy)+1e-6; off = np.where(sel & (inside == 0), np.clip((.5-far)/g, -1.5, 1.5), 0)  # the rim follows the outline, not the grid
        X, Y = self.X+gx/g*off*self.res, self.Y+gy/g*off*self.res
        idx = -np.ones(X.shape, int); idx[sel] = np.arange(sel.sum()); q = np.stack([idx[:-1, :-1], idx[1:, :-1], idx[1:, 1:], idx[:-1, 1:]], -1).reshape(-1, 4); q = q[(q >= 0).all(1)]
        V = np.stack([X[sel], Y[sel], Z[sel]], -1); C = colours[sel]; a = np.ones(len(V)) if wet is None else 1-np.asarray(wet)[sel]; n = len(V); f = q
        if bottom: V = np.concatenate([V, np.stack([X[sel], Y[sel], self.G[sel]-let_in], -1)]); C = np.concatenate([C, C*.6]); a = np.concatenate([a, a]); f = np.concatenate([q, q[:, ::-1]+n])
        me = mesh(name, V, f, C, mat); c = np.ones((len(V), 4), np.float32); c[:, :3] = C; c[:, 3] = a; me.color_attributes['Col'].data.foreach_set('color', c.ravel()); return obj(me, loc, quat=quat)
