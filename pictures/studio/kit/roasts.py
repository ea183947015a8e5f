"""What is stuffed, sliced or scooped and looks hand made: peppers, slabs of cauliflower, sauce over a scoop, broth one sees into."""
import math, random
import bpy
import numpy as np
from .base import N, _MATS, c01, cmix, curve_dist, fbm, grid_faces, lin, mix, smooth_prof, sstep
from .shapes import ico, mesh, revolve, tube_mesh
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
def _branches(rng):
    """Core and branches of a cauliflower cut through its middle: (polyline, width at its root), and where their heads are (x, y, r)."""
    lines = [(np.array([(0, -.70), (.01, -.5), (0, -.30)]), .26)]; heads = []
    for a in (-1.95, -1.48, -.98, -.55, -.16, .22, .60, 1.02, 1.50, 1.98):
        a += rng.uniform(-.07, .07); root = np.array([.15*math.sin(a), -.40+.10*math.cos(a)-.10*abs(math.sin(a))]); L = .56+.12*math.cos(a)+rng.uniform(-.05, .05); d = np.array([math.sin(a), math.cos(a)*.92+.10]); mid = root+d*L*.55+np.array([0, .02]); lines.append((np.array([root, mid]), .105))
        for b in (-.42, .0, .42):
            q = a+b+rng.uniform(-.1, .1); e = mid+np.array([math.sin(q), math.cos(q)])*L*.34; lines.append((np.array([mid-d*.05, e]), .055)); heads.append((*(e+np.array([math.sin(q), math.cos(q)])*.05), rng.uniform(.165, .205)))
    return lines, heads
def cauliflower_slab(R=.8, th=.26, seed=1, res=.0062):
    """A thick slice through a whole cauliflower: pale branching core, curds round it, deep browned where it lay on the tray."""
    import cv2
    rng = random.Random(seed); ax = np.arange(-1.16, 1.16, res/R); X, Y = np.meshgrid(ax, ax, indexing='ij'); wx, wy = X+.025*N(X, Y, 5, seed), Y+.025*N(X, Y, 5, seed+7); lines, heads = _branches(rng)
    flesh = np.full(X.shape, -9.)
    for p, w in lines:
        d = curve_dist(wx, wy, p); up = c01(np.hypot(wx-p[0][0], wy-p[0][1])/(np.hypot(*(p[-1]-p[0]))+1e-6)); flesh = np.maximum(flesh, w*(1-.25*up)-d)
    curd = np.max([r*(1+.22*N(X, Y, 9, seed+3))-np.hypot(wx-x, wy-y) for x, y, r in heads], 0)
    inner = 1-np.hypot(X/.80, (Y-.10)/.62); inner = np.where(Y > -.52, inner, -1)  # what shows between branches lies deeper, but is there
    inside = np.maximum(np.maximum(flesh, curd), inner) > 0; inside = cv2.morphologyEx(inside.astype(np.uint8), cv2.MORPH_CLOSE, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (41, 41)))
    far = cv2.GaussianBlur(cv2.distanceTransform(inside, cv2.DIST_L2, 5)-cv2.distanceTransform(1-inside, cv2.DIST_L2, 5), (0, 0), 2.5)*res; inside = far > 0; edge = np.where(inside, far, 0)
    # Curds: every grain a bump of its own size, on knobs of several grains.
    pts = np.array([(rng.uniform(-1.16, 1.16), rng.uniform(-1.16, 1.16)) for _ in range(2600)]); lab = np.ones(X.shape, np.uint8); ij = np.clip(((pts+1.16)/(res/R)).astype(int), 0, len(ax)-1); lab[ij[:, 0], ij[:, 1]] = 0; cell = cv2.distanceTransform(lab, cv2.DIST_L2, 5)*res/R
    gap = sstep(.02, -.03, np.maximum(flesh, curd))
    grain = np.sqrt(c01(1-(cell/.034)**2)); k = sstep(-.015, .03, curd-np.maximum(flesh, -.06)*1.0)*sstep(-.02, .02, curd); n, n2 = N(X, Y, 4, seed, 4), N(X, Y, 17, seed+5, 3)
    rim = .07+.10*k; z = th*np.sqrt(c01(1-(1-c01(edge/rim))**2))+k*(.032*grain+.030*N(X, Y, 9, seed+2))-.006*(1-k)*np.abs(n2)-.05*gap*c01(edge/.05)
    c = cmix('#e6d2a0', '#f2e4bd', .5+n2); c = mix(c, cmix('#d9b674', '#efdcae', grain+.4*n2), k); c = browned(c, .34+.30*k*grain+.30*sstep(.16, .03, edge)+.5*sstep(-.15, .35, n), 1.3*n2+.6*n, '#b4742c', '#4f260c', .95); c = mix(c, lin('#7a4a1e'), gap*.7); c = mix(c, lin('#5a2c0e'), sstep(.05, .0, edge)*.75)
    # The outermost points are drawn out to the very edge, or it is frayed as the grid cuts it.
    gx, gy = np.gradient(far); g = np.hypot(gx, gy)+1e-9; out = np.where(inside & (far < 1.5*res), far, 0)/res*(res/R); X, Y = X-gx/g*out, Y-gy/g*out; z = np.where(out > 0, 0, z)
    idx = -np.ones(X.shape, int); sel = inside; idx[sel] = np.arange(sel.sum()); q = np.stack([idx[:-1, :-1], idx[1:, :-1], idx[1:, 1:], idx[:-1, 1:]], -1).reshape(-1, 4); q = q[(q >= 0).all(1)]
    m = food('cslab', vcol=True, rough=.55, sss=.12, bump=.4, bscale=60, coat=.08, rndv=0, rndh=0); return mesh('cslab', np.stack([X[sel]*R, Y[sel]*R, z[sel]-th*.5], -1), q, c[sel], m)
def scoop_radius(v, seed=0):
    """How far the surface of an ice-cream scoop lies from its middle, in directions v: torn and ridged where the spoon went."""
    rid = fbm(np.stack([v[:, 0]*1.6+seed*9, v[:, 1]*1.6, v[:, 2]*7], -1), 4); gr = fbm(v*9+seed*3, 3); pit = np.clip(fbm(v*4.5+seed*11, 3)-.18, 0, 1); fine = fbm(v*26+seed, 2); return 1+.085*rid+.040*gr-.30*pit+.014*fine, rid, gr, pit
def soft_scoop(R, c1, c2, seed=0):
    m = vm('softscoop', rough=.5, sss=.25, sssr=(.08, .06, .03), bump=.4, bscale=45, rndv=0, rndh=0); v, f = ico(6); d, rid, gr, pit = scoop_radius(v, seed); a = np.arctan2(v[:, 1], v[:, 0]); p = v*d[:, None]
    sk = np.exp(-((v[:, 2]+.50)/.15)**2)*(.12+.12*fbm(np.stack([np.cos(a)*4+seed, np.sin(a)*4, v[:, 2]*3], -1), 3)); p[:, :2] *= (1+sk)[:, None]; p[:, 2] = np.where(p[:, 2] < -.6, -.6+(p[:, 2]+.6)*.2, p[:, 2])
    return mesh('softscoop', p*R, f, mix(cmix(c1, c2, .5+.7*rid+.5*gr), lin('#c9a261'), sstep(.02, .2, pit)[..., None][:, 0]*.6), m)
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
