"""Pieces that fell and came to rest: heaps as gravity makes them, every piece at its own angle, none through another."""
import math, random
import bmesh
import bpy
import numpy as np
from mathutils import Quaternion, Vector
from .base import align, rq
from .shapes import mesh, obj
from .variation import one_of, uneven

PRESS_IN = .86  # how much of a piece is hard; what is soft and hollow about it lets its neighbours in

def _hull(me, press):
    """A coarse convex body about a mesh: what the fall is reckoned with."""
    key = 'hull'+me.name
    if key in bpy.data.meshes: return bpy.data.meshes[key]
    v = np.empty(len(me.vertices)*3, np.float32); me.vertices.foreach_get('co', v); v = v.reshape(-1, 3).astype(float); rng = random.Random(1)
    far = {int(np.argmax(v @ np.array(Vector([rng.gauss(0, 1) for _ in range(3)]).normalized()))) for _ in range(70)}; bm = bmesh.new()
    for i in far: bm.verts.new(v[i]*press)
    bmesh.ops.convex_hull(bm, input=bm.verts[:]); bmesh.ops.delete(bm, geom=[x for x in bm.verts if not x.link_faces], context='VERTS'); new = bpy.data.meshes.new(key); bm.to_mesh(new); bm.free(); return new
def _bodies(objects, kind, shape, friction):
    """Makes rigid bodies of objects."""
    bpy.ops.object.select_all(action='DESELECT')
    for o in objects: o.select_set(True)
    bpy.context.view_layer.objects.active = objects[0]; bpy.ops.rigidbody.objects_add(type=kind)
    for o in objects: b = o.rigid_body; b.collision_shape = shape; b.friction = friction; b.restitution = 0; b.use_margin = True; b.collision_margin = .002; b.linear_damping, b.angular_damping = .25, .5
def _turned(me, at, q, s, up):
    """What shall lie with its top up and came to lie the other way is turned over in its place."""
    if up and (q @ Vector((0, 0, 1))).z < 0: z = [v.co.z for v in me.vertices]; at, q = at+q @ Vector((0, 0, (min(z)+max(z))*s[2])), q @ Quaternion((1, 0, 0), math.pi)
    return me, at, q, s
def tumble(rng, drops, into, R, z=.7, cx=0, cy=0, frames=110, layer=.16, friction=.6, press=PRESS_IN):
    """Lets pieces fall within R of (cx, cy) from height z upwards onto the objects `into`, and gives them where they lie after
    `frames` 24ths of a second. drops: (name or None, meshes, n, (smallest, largest), upright?) in the order in which they fall;
    what falls upright shows its top, as cut tomatoes shall."""
    sc = bpy.context.scene; bpy.ops.rigidbody.world_add(); w = sc.rigidbody_world; w.substeps_per_frame, w.solver_iterations = 12, 14; w.point_cache.frame_start, w.point_cache.frame_end = 1, frames
    still = [obj(o.data.copy(), o.location, o.rotation_euler, o.scale[:]) for o in into]; _bodies(still, 'PASSIVE', 'MESH', friction); falling = []; row = 0
    for name, meshes, n, sizes, *up in drops:
        d = max(max(m.vertices, key=lambda v: v.co.length).co.length for m in meshes)*sizes[1]*1.5; pts = []
        for _ in range(n):
            for k in range(60):
                if k == 59: pts, row = [], row+1
                x, y = rng.uniform(-R, R), rng.uniform(-R, R)
                if np.hypot(x, y) < R and all(np.hypot(x-p, y-q) > d for p, q in pts): break
            pts.append((x, y)); me = one_of(rng, meshes, name); s = uneven(rng, rng.uniform(*sizes)); p = obj(_hull(me, press), (cx+x, cy+y, z+row*max(layer, d*.9)), quat=align((rng.gauss(0, .25), rng.gauss(0, .25)-.2, 1), rng.uniform(0, 6.28)) if up else rq(rng), scale=s); falling.append((p, me, s, bool(up)))
        row += 1
    _bodies([p for p, *_ in falling], 'ACTIVE', 'CONVEX_HULL', friction)
    for f in range(1, frames+1): sc.frame_set(f)
    lie = [_turned(me, p.matrix_world.to_translation(), p.matrix_world.to_quaternion(), s, up) for p, me, s, up in falling]; bpy.ops.rigidbody.world_remove()
    for o in still+[p for p, *_ in falling]: bpy.data.objects.remove(o)
    sc.frame_set(1); return [obj(me, at, quat=q, scale=s) for me, at, q, s in lie if at.z > -.05]
