"""What is stuffed, sliced or scooped and looks hand made: peppers, slabs of cauliflower, sauce over a scoop, broth one sees into."""
import math, random
import bpy
import numpy as np
from .base import N, _MATS, c01, cmix, curve_dist, fbm, grid_faces, lin, mix, smooth_prof, sstep
from .shapes import ico, merge, mesh, revolve, tube_mesh
from .materials import browned, food, new_node, nodemat, vm
from .liquids import surface

def lobed(th, seed, depth=.17, n=4):
    """Radius of a bell pepper round its axis: lobes with creases between them."""
    d = np.mod(th+.13*np.sin(th*2+seed)+seed, 2*np.pi/n)-np.pi/n; return 1-depth*np.exp(-(np.abs(np.abs(d)-np.pi/n)/.20)**1.5)+.03*np.cos(th+seed*3)
def _pepper_skin(V, c1, c2, seed, blister):
    n = fbm(V*2.2+seed, 4); c = mix(lin(c1), lin(c2), c01(.5+1.2*n)); f = fbm(V*np.array([7, 7, 4])+seed*3, 3); b = blister*sstep(.08, .34, f)
    c = mix(c, lin('#5c1408'), b*.75); c = mix(c, lin('#1f0a05'), blister*sstep(.30, .48, f)*.85); return mix(c, lin('#c9682e'), .25*sstep(.15, .4, fbm(V*3.1+seed+9, 3)))
def roast_pepper(R=.42, H=.7, c1='#8a0f0a', c2='#c4281a', seed=1, blister=1):
    """A whole pepper without its lid, baked until it slumps: lobes, wrinkles, blisters round its mouth."""
    m = food('rpep', vcol=True, rough=.3, sss=.12, sssr=(.10, .03, .02), bump=.25, bscale=16, coat=.35, rndv=.06, rndh=0, scale=9)
    pr = smooth_prof([(.001, .05), (R*.45, .03), (R*.70, .0), (R*.90, .09), (R*1.02, .26), (R*1.06, .44), (R*1.0, H*.86), (R*.90, H), (R*.86, H+.012), (R*.82, H-.015), (R*.92, H*.8), (R*.95, .4), (R*.8, .12), (.001, .1)], 130)
    me = revolve('rpep', pr, 180, m, lambda V, s: mix(_pepper_skin(V, c1, c2, seed, blister*sstep(H*.45, H*1.0, V[:, 2])), lin('#e08a52'), sstep(.60, .66, s)*.8), rfun=lambda th, Z: lobed(th, seed))
    v = np.empty(len(me.vertices)*3, np.float32); me.vertices.foreach_get('co', v); v = v.reshape(-1, 3).astype(float); r = np.hypot(v[:, 0], v[:, 1])+1e-6; w = .022*fbm(v*np.array([6, 6, 2.2])+seed*5, 3)+.010*fbm(v*np.array([15, 15, 5])+seed, 2); v[:, :2] *= (1+w/r*sstep(.05, .2, r))[:, None]
    lean = .07*v[:, 2]**2; v[:, 0] += lean*math.cos(seed*2); v[:, 1] += lean*math.sin(seed*2); v[:, 2] -= .05*np.clip(v[:, 2]-.3, 0, 1)*np.cos(np.arctan2(v[:, 1], v[:, 0])-seed*2); me.vertices.foreach_set('co', v.astype(np.float32).ravel()); me.update(); return me
def roast_lid(R=.38, c1='#8a0f0a', c2='#c4281a', seed=1, blister=1):
    """The pepper's lid: shoulders round a hollow. Its stalk is another mesh, `lid_stalk`."""
    m = food('rpep', vcol=True, rough=.3, sss=.12, bump=.25, coat=.35); pr = smooth_prof([(.001, .02), (R*.8, .0), (R*.98, .02), (R*1.0, .06), (R*.88, .15), (R*.62, .205), (R*.34, .19), (R*.14, .12), (.001, .10)], 90)
    def cf(V, s): r = np.hypot(V[:, 0], V[:, 1]); return mix(_pepper_skin(V, c1, c2, seed+3, np.full(len(V), .8*blister)), lin('#7d7a2c'), (1-sstep(.05, .10, r))*(s > .5))
    return revolve('rlid', pr, 150, m, cf, rfun=lambda th, Z: lobed(th, seed, .15))
def lid_stalk(seed=1):
    t = np.linspace(0, 1, 26); a = seed*1.7; p = np.stack([.10*t**2*math.cos(a), .10*t**2*math.sin(a), .10+.24*t], -1); rad = .075*np.exp(-t/.16)+.034+.012*sstep(.8, 1, t); c = mix(lin('#5c6b28'), lin('#8a8a48'), c01(.4+.8*fbm(p*9+seed, 2))); c = mix(c, lin('#4a3a1c'), sstep(.86, 1, t))
    return tube_mesh('lstalk', p, rad, vm('lstalk', rough=.6, sss=.08, bump=.4, bscale=18), 14, True, c)
def _tree(rng):
    """The core and branches of a cauliflower cut through its middle, stalk down: bodies (polyline, widths along it), and the small
    heads (x, y, r) at their ends, head by head."""
    bodies = [(np.array([(.0, -.80), (.01, -.55), (.0, -.25), (.0, .05)]), (.15, .17, .19, .10))]; heads = []
    for k, (a, y) in enumerate(((-1.98, -.50), (-1.50, -.44), (-1.04, -.32), (-.62, -.20), (-.22, -.08), (.20, -.06), (.60, -.19), (1.02, -.31), (1.47, -.43), (1.95, -.50))):
        a += rng.uniform(-.06, .06); root = np.array([.05*math.sin(a), y]); d = np.array([math.sin(a), math.cos(a)]); lim = 1/math.hypot(d[0]/.93, d[1]/(.80 if d[1] > 0 else .55)); end = np.array([0, .02])+d*lim*rng.uniform(.93, 1.03)
        way = end-root; L = np.hypot(*way); u = way/L; side = np.array([-u[1], u[0]]); fork = root+way*.48+side*rng.uniform(-.02, .02); bodies.append((np.array([root, root+way*.25, fork]), (.105, .074, .068))); mine = []
        for j in (-1, 0, 1):
            tip = root+way*(.80-.05*abs(j)+rng.uniform(-.02, .02))+side*j*rng.uniform(.078, .094); bodies.append((np.array([fork-u*.04, (fork+tip)/2+side*j*.012, tip]), (.052, .040, .045))); mine.append((*tip, rng.uniform(.088, .110)))
            if j: mine.append((*(tip-u*.12+side*j*.03), rng.uniform(.066, .084)))
        heads.append(mine)
    return bodies, heads
def _one_skin(me, voxel, smooth):
    """What a heap of closed bodies that overlap looks like from outside, as one mesh."""
    o = bpy.data.objects.new('skin', me); bpy.context.scene.collection.objects.link(o); r = o.modifiers.new('r', 'REMESH'); r.mode, r.voxel_size, r.use_smooth_shade = 'VOXEL', voxel, True; s = o.modifiers.new('s', 'SMOOTH'); s.factor, s.iterations = .5, smooth
    bpy.context.view_layer.update(); new = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get())); bpy.data.objects.remove(o); return new
def cauliflower_slab(R=.8, th=.26, seed=1, voxel=.0075):
    """A slice cut right through a cauliflower and roasted: stalk and branches in one piece, flat and smooth where the knife went,
    grained curds at the rim, brown where it touched the tray. The whole head is built, and flattened at both cuts."""
    rng = random.Random(seed); bodies, heads = _tree(rng); parts = []; h = th/2; v0, f0 = ico(3); v1, f1 = ico(2)
    def ball(x, y, z, r, fine=False): v, f = (v0, f0) if fine else (v1, f1); p = v*r+np.array([x, y, z]); p[:, 2] = np.clip(p[:, 2], -h, h); parts.append((p, f, (1, 1, 1)))
    for p, w in bodies:
        d = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(p, axis=0).T))]); t = np.linspace(0, d[-1], max(5, int(d[-1]/.035)))
        for x, y, q in zip(np.interp(t, d, p[:, 0])*R, np.interp(t, d, p[:, 1])*R, np.interp(t, d, w)*R): ball(x, y, 0, q*1.02, True); ball(x, y, .5*h, q*.96, True); ball(x, y, -.5*h, q*.96, True)
    for mine in heads:
        for x, y, r in mine:
            for z in (-.75*h, 0, .75*h): ball(x*R, y*R, z+rng.uniform(-.02, .02), r*R*.92, True)
            for _ in range(70): a, k = rng.uniform(0, 6.28), r*R*rng.uniform(.86, 1.06); ball(x*R+math.cos(a)*k, y*R+math.sin(a)*k, rng.uniform(-1.1, 1.1)*h, r*R*rng.uniform(.18, .36))
    back = ico(4)[0]*np.array([.74*R, .60*R, h*.62])+np.array([0, .10*R, 0]); parts.append((back, ico(4)[1], (1, 1, 1)))  # what shows between branches lies deeper, but is there
    me = _one_skin(merge('caul', parts, None), voxel, 4); n = len(me.vertices); V = np.empty(n*3, np.float32); me.vertices.foreach_get('co', V); V = V.reshape(-1, 3).astype(float); Nm = np.empty(n*3, np.float32); me.vertices.foreach_get('normal', Nm); Nm = Nm.reshape(-1, 3)
    X, Y = V[:, 0]/R, V[:, 1]/R; flesh = np.full(n, -9.)
    for p, w in bodies: d = curve_dist(X, Y, p); flesh = np.maximum(flesh, np.mean(w)-d)
    curd = np.max([r*1.12-np.hypot(X-x, Y-y) for mine in heads for x, y, r in mine], 0); k = c01(sstep(-.03, .05, curd)-.75*sstep(.0, .05, flesh)); face = sstep(.55, .95, np.abs(Nm[:, 2]))*sstep(h*.80, h*.95, np.abs(V[:, 2])); deep = sstep(h*.80, h*.55, np.abs(V[:, 2]))*sstep(.3, .8, np.abs(Nm[:, 2]))*sstep(.0, -.03, curd)
    P = V/R; n1, n2, n3 = fbm(P*3.2+seed, 4), fbm(P*13+seed, 3), fbm(P*30+seed, 2); rind = sstep(.045, .0, flesh)*(1-k); pit = k*sstep(.11, .0, np.abs(n3+.25*n2)); V += Nm*(k*.012*n2-.009*pit*(.4+.6*face)+(1-k)*.003*n2-.006*rind*face)[:, None]
    c = cmix('#e6cf96', '#f3e3b8', .5+n1+.5*n2); c = mix(c, lin('#d9b878'), rind*.6); c = mix(c, cmix('#d2a455', '#ecd193', .5+.9*n2+.8*n3), k); hot = c01(.22+.45*k+.22*face+.8*n1); c = mix(c, lin('#d2923c'), c01(hot*.95+.3*k-.1)*.8); c = mix(c, lin('#8a5520'), pit*face*.45)
    c = browned(c, hot*face+.42*k*(1-face)*sstep(-.6, .4, n2)+.25*face*sstep(.10, -.02, curd)*k, 1.0*n2+.6*n1, '#a55c1a', '#4c230a', .95); c = mix(c, lin('#7d481a'), deep*.8)
    ca = me.color_attributes.new(name='Col', type='FLOAT_COLOR', domain='POINT'); col = np.ones((n, 4), np.float32); col[:, :3] = np.clip(c, 0, 1); ca.data.foreach_set('color', col.ravel()); me.vertices.foreach_set('co', V.astype(np.float32).ravel()); me.materials.clear(); me.materials.append(food('cslab', vcol=True, rough=.46, sss=.16, sssr=(.06, .04, .02), bump=.35, bscale=70, coat=.12, rndv=0, rndh=0)); me.update(); return me
def scoop_radius(v, seed=0):
    """How far the surface of an ice-cream scoop lies from its middle, in directions v: fine lines the way the scoop was drawn, torn where it was too cold."""
    a = seed*1.9; h = v[:, 0]*math.cos(a)+v[:, 1]*math.sin(a); ax, up = .42*h+.91*v[:, 2], .91*h-.42*v[:, 2]; ang = np.arctan2(v[:, 1]*math.cos(a)-v[:, 0]*math.sin(a), up+.15); rid = fbm(np.stack([ax*8+seed*9, ang*.9, .4*ax], -1), 4)+.45*fbm(np.stack([ax*27+seed*5, ang*1.8, .2*ax], -1), 2); gr = fbm(v*9+seed*3, 3); where = sstep(-.05, .30, fbm(v*1.7+seed*4, 2)); pit = where*np.clip(fbm(np.stack([ax*9+seed*2, ang*3.2, ax*0+seed], -1), 3)-.02, 0, 1); fine = fbm(v*30+seed, 2)
    return 1+.042*rid+.018*gr-.26*pit+.010*fine*(.4+where)+.03*fbm(v*1.3+seed, 2), rid, gr, pit
def soft_scoop(R, c1, c2, seed=0):
    m = vm('softscoop', rough=.42, sss=.28, sssr=(.08, .06, .03), bump=.25, bscale=70, bdist=.008, coat=.05, rndv=0, rndh=0); v, f = ico(6); d, rid, gr, pit = scoop_radius(v, seed); a = np.arctan2(v[:, 1], v[:, 0]); p = v*d[:, None]
    rag = fbm(np.stack([np.cos(a)*5+seed, np.sin(a)*5, v[:, 2]*3], -1), 3)+.5*fbm(np.stack([np.cos(a)*15+seed, np.sin(a)*15, v[:, 2]*9], -1), 2); sk = np.exp(-((v[:, 2]+.50+.06*rag)/.10)**2)*np.clip(.10+.09*rag, 0, .3); p[:, :2] *= (1+sk)[:, None]; p[:, 2] -= .05*np.exp(-((v[:, 2]+.40)/.05)**2); p[:, 2] = np.where(p[:, 2] < -.6, -.6+(p[:, 2]+.6)*.2, p[:, 2])
    wet = sstep(-.2, -.6, v[:, 2])*.8; c = mix(cmix(c1, c2, .5+.35*rid+.5*gr), lin('#c2a268'), c01(sstep(.02, .25, pit)*.45)); return mesh('softscoop', p*R, f, np.concatenate([c, (1-wet)[:, None]], 1), m)
def scoop_sauce(R, seed, mat, reach=1.0, runs=7, thick=.035):
    """Sauce poured over a soft_scoop of the same R and seed: it follows the scoop, runs down in uneven fingers, thick at their ends."""
    rng = random.Random(seed*7+1); nt, nr = 260, 90; a = np.linspace(0, 2*np.pi, nt, endpoint=False); end = .62*reach*(1+.12*np.sin(a*2+seed))
    for _ in range(runs): a0, w, l = rng.uniform(0, 6.28), rng.uniform(.10, .19), rng.uniform(.15, .85)*reach; d = np.abs((a-a0+np.pi) % (2*np.pi)-np.pi); end = np.maximum(end, (.62*reach+l)*np.exp(-(d/w)**4)+.5*reach*np.exp(-(d/(w*2.2))**2))
    end = np.convolve(np.pad(end, 4, 'wrap'), np.ones(9)/9, 'valid')[:, None]; t = np.linspace(0.002, 1, nr)[None, :]; th = end*t; A = a[:, None]+0*t; v = np.stack([np.sin(th)*np.cos(A), np.sin(th)*np.sin(A), np.cos(th)], -1).reshape(-1, 3); d = scoop_radius(v, seed)[0].reshape(nt, nr); d = .5*d+.25*np.roll(d, 1, 0)+.25*np.roll(d, -1, 0)
    bead = np.sqrt(c01(1-((t-.80)/.20).clip(0, 1)**2))*(1+.7*np.exp(-((t-.88)/.09)**2)*sstep(.8, 1.3, end)); r = (d+.02)*R+thick*bead-.02*(t > .995); return mesh('ssauce', v*r.reshape(-1)[:, None], grid_faces(nt, nr, wrap_u=True), mat=mat)
def broth_mat(key, body=.35, rough=.05, tint=.55):
    """Thin broth: one sees what swims in it; `body` of it is cloudy (0..1)."""
    if 'broth'+key in _MATS: return _MATS['broth'+key]
    m, nt, b = nodemat('broth'+key); L = nt.links.new; out = nt.nodes['Material Output']; col = new_node(nt, 'ShaderNodeVertexColor', layer_name='Col').outputs['Color']; L(col, b.inputs['Base Color']); b.inputs['Roughness'].default_value = .25; b.inputs['Specular'].default_value = 0; b.subsurface_method = 'BURLEY'; b.inputs['Subsurface'].default_value = .1
    g = new_node(nt, 'ShaderNodeGamma'); g.inputs[1].default_value = tint; L(col, g.inputs[0]); tr = new_node(nt, 'ShaderNodeBsdfTransparent'); L(g.outputs[0], tr.inputs[0]); mx = new_node(nt, 'ShaderNodeMixShader')
    tc = new_node(nt, 'ShaderNodeTexCoord'); n = new_node(nt, 'ShaderNodeTexNoise', i_Scale=4, i_Detail=3); L(tc.outputs['Object'], n.inputs['Vector']); mr = new_node(nt, 'ShaderNodeMapRange'); mr.inputs[1].default_value = .3; mr.inputs[2].default_value = .7; mr.inputs[3].default_value = body*.6; mr.inputs[4].default_value = min(1, body*1.4); L(n.outputs['Fac'], mr.inputs[0]); L(mr.outputs[0], mx.inputs[0]); L(tr.outputs[0], mx.inputs[1]); L(b.outputs[0], mx.inputs[2])
    fr = new_node(nt, 'ShaderNodeFresnel'); fr.inputs[0].default_value = 1.34; gl = new_node(nt, 'ShaderNodeBsdfGlossy'); gl.inputs['Roughness'].default_value = rough; top = new_node(nt, 'ShaderNodeMixShader'); L(fr.outputs[0], top.inputs[0]); L(mx.outputs[0], top.inputs[1]); L(gl.outputs[0], top.inputs[2]); L(top.outputs[0], out.inputs[0]); _MATS['broth'+key] = m; return m
def broth(pin, level, cols, key='b', loc=(0, 0), body=.4, seed=1, deep=.06):
    """Broth of two layers: what is under both is hardly seen, what is between them half. Gives the upper surface."""
    sc = bpy.context.scene.cycles; sc.transparent_max_bounces = max(16, sc.transparent_max_bounces); cf = lambda x, y, r, z: mix(lin(cols[0]), lin(cols[1]), c01(.5+1.2*N(x, y, 3, seed, 4)))
    surface(pin, level-deep, cf, broth_mat(key+'low', body*1.1), loc, amp=.004, seed=seed+1, meniscus=0); return surface(pin, level, cf, broth_mat(key, body*.55), loc, amp=.003, freq=2, seed=seed, meniscus=.014)
