"""No two pieces alike: warped, of other sizes, one in ten broken; and how they lie once they have come to rest."""
import math, random
import bmesh
import bpy
import numpy as np
from mathutils import Quaternion, Vector
from .base import align, fbm
from .shapes import _MESH
from .materials import food

BROKEN = .1
# What breaks or is cut, and its colours within.
WITHIN = dict(kidney=('#c98f7a', '#dcb09a'), blackbean=('#8a7a70', '#b09f90'), whitebean=('#f1e4c4', '#f8efd8'), chickpea=('#e8c88a', '#f2dcae'), walnut=('#e6cfa4', '#f1e0bc'), gnocchi=('#ecd9a4', '#f6e8c2'),
    crouton=('#efd9a8', '#f6e6c2'), falafel=('#7a8a3a', '#a8ad5c'), potato=('#f0dc9c', '#f8ebbf'), swpotato=('#f0903a', '#f7ab58'), squash=('#f2a83c', '#f8c368'), tofu=('#f2e6c8', '#faf2de'), tofus=('#f2e6c8', '#faf2de'),
    feta=('#f1e8d2', '#faf4e6'), tofuwhite=('#f1e8d2', '#faf4e6'), almondwhole=('#f1e2c0', '#f8eed6'), peanut=('#ecd3a0', '#f5e4bf'), pea=('#b5c67a', '#cdd79a'))

def _coords(me):
    v = np.empty(len(me.vertices)*3, np.float32); me.vertices.foreach_get('co', v); return v.reshape(-1, 3).astype(float)
def warped(me, seed):
    """A copy that is bent, twisted and of other proportions."""
    rng = random.Random(seed); new = me.copy(); v = _coords(me); L = np.ptp(v, axis=0).max()/2+1e-9; u = v/L
    u = u*rng.uniform(.84, 1.12)*np.array([rng.uniform(.88, 1.12), rng.uniform(.9, 1.12), rng.uniform(.88, 1.12)]); a = rng.uniform(-.28, .28)*u[:, 0]; c, s = np.cos(a), np.sin(a); u[:, 1], u[:, 2] = u[:, 1]*c-u[:, 2]*s, u[:, 1]*s+u[:, 2]*c
    u[:, 2] += rng.uniform(-.18, .18)*u[:, 0]**2; u[:, 1] += rng.uniform(-.12, .12)*u[:, 0]**2; u *= (1+rng.uniform(-.12, .12)*u[:, 0])[:, None]
    new.vertices.foreach_set('co', (u*L).astype(np.float32).ravel()); new.update(); return new
def broken(me, inside, seed):
    """What is left of it after a crack across, or None if it is no closed body."""
    rng = random.Random(seed); bm = bmesh.new(); bm.from_mesh(me)
    if any(not e.is_manifold for e in bm.edges): bm.free(); return None
    L = max(abs(v.co.x) for v in bm.verts); n = Vector((1, rng.uniform(-.5, .5), rng.uniform(-.5, .5))).normalized()
    cut = bmesh.ops.bisect_plane(bm, geom=bm.verts[:]+bm.edges[:]+bm.faces[:], plane_co=n*L*rng.uniform(-.1, .35), plane_no=n, clear_outer=True)
    rim = [e for e in cut['geom_cut'] if isinstance(e, bmesh.types.BMEdge)]; new = bpy.data.meshes.new(me.name+'half')
    for m in me.materials: new.materials.append(m)
    new.materials.append(food('in'+inside[0], *inside, scale=9, rough=.7, sss=.2, bump=.6, bscale=40))
    for f in bmesh.ops.holes_fill(bm, edges=rim)['faces']: f.material_index = len(new.materials)-1; f.smooth = False
    bm.to_mesh(new); bm.free(); new.update(); return new
def breaks(g, n, near, far):
    """Planes along which a crumb came off: n normals, and how far from its middle."""
    t = g.normal(size=(n, 3)); return t/np.linalg.norm(t, axis=1)[:, None], g.uniform(near, far, n)
def broken_along(p, planes, i, by=1, ragged=0, freq=1):
    """Points p without what stood beyond planes (of breaks()): `by` of it is gone, along a line that is ragged by so much."""
    for t, h in zip(*planes): p = p-t*np.maximum(p@t-h-(ragged*fbm(p*freq+i, 3) if ragged else 0), 0)[:, None]*by
    return p
def family(meshes, name=None):
    """(whole ones, broken ones) of a list of meshes."""
    key = ('family', name)+tuple(m.name for m in meshes)
    if key not in _MESH:
        whole = list(meshes)+[warped(m, 7*i+k) for i, m in enumerate(meshes) for k in range(2 if len(meshes) < 5 else 1)]
        _MESH[key] = whole, [h for i, m in enumerate(meshes) if name in WITHIN and (h := broken(m, WITHIN[name], i))]
    return _MESH[key]
def one_of(rng, meshes, name=None):
    """One of a kind: mostly whole, now and then broken."""
    whole, halves = family(meshes, name); return rng.choice(halves if halves and rng.random() < BROKEN else whole)
def uneven(rng, s, by=.11):
    """A size, a little more one way than the other."""
    return tuple(s*rng.uniform(1-by, 1+by) for _ in range(3))
def lying(rng, nrm, tilt=.35):
    """How a piece comes to rest: long side along what is below, on one of its sides, never on its point."""
    return align(nrm, rng.uniform(0, 6.28), tilt, rng) @ Quaternion((1, 0, 0), rng.randint(0, 3)*math.pi/2+rng.gauss(0, .3))
