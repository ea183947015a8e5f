"""How things take the light: food, glaze, wood, metal, glass, liquids, leaves; browning."""
import bpy
import numpy as np
from mathutils import Vector
from .base import _MATS, lin, mix, srgb, sstep

def nodemat(name):
    m = bpy.data.materials.new(name); m.use_nodes = True
    nt = m.node_tree; b = nt.nodes['Principled BSDF']; return m, nt, b
def new_node(nt, t, **kw):
    n = nt.nodes.new(t)
    for k, v in kw.items():
        if k.startswith('i_'): n.inputs[k[2:].replace('_', ' ')].default_value = v
        else: setattr(n, k, v)
    return n
def food(name, c1=None, c2=None, scale=6, rough=.45, sss=.1, sssr=(.10, .05, .025), bump=.15, bscale=40, spec=.5, coat=0,
         rndv=.12, rndh=.01, vcol=False, transm=0, ior=1.45, detail=3, metal=0, contrast=(.35, .65), sheen=0, bdist=.02, brown=0):
    """Food: never one tone nor one gloss. brown (0..1) roasts what sticks out and faces up; a vertex colour's alpha below 1 is wet."""
    if name in _MATS: return _MATS[name]
    m, nt, b = nodemat(name); L = nt.links.new
    tc = new_node(nt, 'ShaderNodeTexCoord'); oi = new_node(nt, 'ShaderNodeObjectInfo')
    add = new_node(nt, 'ShaderNodeVectorMath', operation='ADD')
    mul = new_node(nt, 'ShaderNodeMath', operation='MULTIPLY'); mul.inputs[1].default_value = 50
    L(oi.outputs['Random'], mul.inputs[0]); L(tc.outputs['Object'], add.inputs[0]); L(mul.outputs[0], add.inputs[1])
    if vcol:
        col = new_node(nt, 'ShaderNodeVertexColor', layer_name='Col').outputs['Color']
        if c2 is not None:
            nz = new_node(nt, 'ShaderNodeTexNoise', i_Scale=scale, i_Detail=detail); L(add.outputs[0], nz.inputs['Vector'])
            mr = new_node(nt, 'ShaderNodeMapRange'); mr.inputs[1].default_value = contrast[0]; mr.inputs[2].default_value = contrast[1]
            L(nz.outputs['Fac'], mr.inputs[0])
            mx = new_node(nt, 'ShaderNodeMixRGB', blend_type='MULTIPLY'); L(mr.outputs[0], mx.inputs[0]); L(col, mx.inputs[1]); mx.inputs[2].default_value = srgb(c2); col = mx.outputs[0]
    else:
        nz = new_node(nt, 'ShaderNodeTexNoise', i_Scale=scale, i_Detail=detail); L(add.outputs[0], nz.inputs['Vector'])
        rp = new_node(nt, 'ShaderNodeValToRGB'); rp.color_ramp.elements[0].position = contrast[0]; rp.color_ramp.elements[1].position = contrast[1]
        rp.color_ramp.elements[0].color = srgb(c1); rp.color_ramp.elements[1].color = srgb(c2 or c1)
        L(nz.outputs['Fac'], rp.inputs[0]); col = rp.outputs[0]
    if rndv or rndh:
        hsv = new_node(nt, 'ShaderNodeHueSaturation'); L(col, hsv.inputs['Color'])
        mv = new_node(nt, 'ShaderNodeMapRange'); mv.inputs[3].default_value = 1-rndv; mv.inputs[4].default_value = 1+rndv*.6; L(oi.outputs['Random'], mv.inputs[0]); L(mv.outputs[0], hsv.inputs['Value'])
        wn = new_node(nt, 'ShaderNodeTexWhiteNoise', noise_dimensions='1D'); L(oi.outputs['Random'], wn.inputs['W'])
        mh = new_node(nt, 'ShaderNodeMapRange'); mh.inputs[3].default_value = .5-rndh; mh.inputs[4].default_value = .5+rndh; L(wn.outputs['Value'], mh.inputs[0]); L(mh.outputs[0], hsv.inputs['Hue'])
        col = hsv.outputs[0]
    if brown: col = _roasted(nt, add.outputs[0], col, scale, brown)
    L(col, b.inputs['Base Color'])
    if sss:
        b.subsurface_method = 'BURLEY'; b.inputs['Subsurface'].default_value = sss; L(col, b.inputs['Subsurface Color']); b.inputs['Subsurface Radius'].default_value = sssr
    b.inputs['Specular'].default_value = spec; _uneven_gloss(nt, b, add.outputs[0], rough, scale, vcol)
    b.inputs['Clearcoat'].default_value = coat*.75; b.inputs['Clearcoat Roughness'].default_value = .12
    b.inputs['Transmission'].default_value = transm; b.inputs['IOR'].default_value = ior; b.inputs['Metallic'].default_value = metal; b.inputs['Sheen'].default_value = sheen
    if bump:
        n2 = new_node(nt, 'ShaderNodeTexNoise', i_Scale=bscale, i_Detail=1.5); L(add.outputs[0], n2.inputs['Vector'])
        bp = new_node(nt, 'ShaderNodeBump', i_Strength=bump, i_Distance=bdist); L(n2.outputs['Fac'], bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal'])
    _MATS[name] = m; return m
def _uneven_gloss(nt, b, at, rough, scale, wettable):
    """Some places are drier than others; where a vertex colour's alpha is low, sauce wets them."""
    L = nt.links.new; n = new_node(nt, 'ShaderNodeTexNoise', i_Scale=scale*1.6, i_Detail=2); L(at, n.inputs['Vector'])
    mr = new_node(nt, 'ShaderNodeMapRange'); mr.inputs[1].default_value = .35; mr.inputs[2].default_value = .65; mr.inputs[3].default_value = rough*.82; mr.inputs[4].default_value = min(1, rough*1.3); L(n.outputs['Fac'], mr.inputs[0]); r = mr.outputs[0]
    if wettable:
        al = new_node(nt, 'ShaderNodeVertexColor', layer_name='Col').outputs['Alpha']; mw = new_node(nt, 'ShaderNodeMapRange'); mw.inputs[3].default_value = .5; L(al, mw.inputs[0])
        mx = new_node(nt, 'ShaderNodeMath', operation='MULTIPLY'); L(r, mx.inputs[0]); L(mw.outputs[0], mx.inputs[1]); r = mx.outputs[0]
    L(r, b.inputs['Roughness'])
def _roasted(nt, at, col, scale, amount, tone='#6a3812'):
    """Edges and what faces up are browned, in patches."""
    L = nt.links.new; g = new_node(nt, 'ShaderNodeNewGeometry'); sx = new_node(nt, 'ShaderNodeSeparateXYZ'); L(g.outputs['Normal'], sx.inputs[0])
    edge = new_node(nt, 'ShaderNodeMapRange'); edge.inputs[1].default_value = .50; edge.inputs[2].default_value = .60; L(g.outputs['Pointiness'], edge.inputs[0])
    up = new_node(nt, 'ShaderNodeMapRange'); up.inputs[1].default_value = .2; up.inputs[2].default_value = 1; up.inputs[4].default_value = .35; L(sx.outputs[2], up.inputs[0])
    n = new_node(nt, 'ShaderNodeTexNoise', i_Scale=scale*1.2, i_Detail=4); L(at, n.inputs['Vector']); pat = new_node(nt, 'ShaderNodeMapRange'); pat.inputs[1].default_value = .42; pat.inputs[2].default_value = .68; L(n.outputs['Fac'], pat.inputs[0])
    a = new_node(nt, 'ShaderNodeMath', operation='ADD'); L(edge.outputs[0], a.inputs[0]); L(up.outputs[0], a.inputs[1]); s = new_node(nt, 'ShaderNodeMath', operation='MULTIPLY_ADD'); L(a.outputs[0], s.inputs[0]); s.inputs[1].default_value = .55*amount; L(pat.outputs[0], s.inputs[2])
    f = new_node(nt, 'ShaderNodeMath', operation='MULTIPLY', use_clamp=True); L(s.outputs[0], f.inputs[0]); f.inputs[1].default_value = amount
    mx = new_node(nt, 'ShaderNodeMixRGB'); L(f.outputs[0], mx.inputs[0]); L(col, mx.inputs[1]); mx.inputs[2].default_value = srgb(tone); return mx.outputs[0]
def thin(m, amount=.4):
    """Makes a food() material let light through from behind, as leaves and peel do."""
    if m.get('thin'): return m
    nt = m.node_tree; b = nt.nodes['Principled BSDF']; out = nt.nodes['Material Output']; src = b.inputs['Base Color'].links[0].from_socket
    hs = new_node(nt, 'ShaderNodeHueSaturation'); hs.inputs['Value'].default_value = 1.25; hs.inputs['Saturation'].default_value = 1.1; nt.links.new(src, hs.inputs['Color'])
    tr = new_node(nt, 'ShaderNodeBsdfTranslucent'); nt.links.new(hs.outputs[0], tr.inputs[0]); mx = new_node(nt, 'ShaderNodeMixShader'); mx.inputs[0].default_value = amount
    nt.links.new(b.outputs[0], mx.inputs[1]); nt.links.new(tr.outputs[0], mx.inputs[2]); nt.links.new(mx.outputs[0], out.inputs[0]); m['thin'] = 1; return m
def browned(c, touched, n, mid='#b3702a', dark='#6b3711', amount=1.0):
    """Colour of what was fried or baked: mid where it touched the pan or stood up to the heat (touched, 0..1), dark in patches there (n: noise about 0)."""
    w = np.clip(np.asarray(touched)+.55*n, 0, 1.2); c = mix(c, lin(mid), sstep(.15, .7, w)*amount); return mix(c, lin(dark), sstep(.62, 1.1, w)*amount)
def ceramic(name, base, speck=None, speck_amt=.5, rough=.3, clay=None, rim_z=None, coat=.3, inner=None):
    """glazed stoneware; vertex colour carries glaze/clay; speckles by noise threshold"""
    if name in _MATS: return _MATS[name]
    m, nt, b = nodemat(name); L = nt.links.new
    tc = new_node(nt, 'ShaderNodeTexCoord')
    col = new_node(nt, 'ShaderNodeVertexColor', layer_name='Col').outputs['Color']
    n1 = new_node(nt, 'ShaderNodeTexNoise', i_Scale=3.5, i_Detail=4); L(tc.outputs['Object'], n1.inputs['Vector'])
    mr = new_node(nt, 'ShaderNodeMapRange'); mr.inputs[1].default_value = .3; mr.inputs[2].default_value = .7; mr.inputs[3].default_value = .86; mr.inputs[4].default_value = 1.06; L(n1.outputs['Fac'], mr.inputs[0])
    hs = new_node(nt, 'ShaderNodeHueSaturation'); L(col, hs.inputs['Color']); L(mr.outputs[0], hs.inputs['Value']); col = hs.outputs[0]
    if speck:
        v = new_node(nt, 'ShaderNodeTexVoronoi', i_Scale=34); L(tc.outputs['Object'], v.inputs['Vector'])
        # per-cell random threshold
        sep = new_node(nt, 'ShaderNodeSeparateColor'); L(v.outputs['Color'], sep.inputs[0])
        th = new_node(nt, 'ShaderNodeMapRange'); th.inputs[1].default_value = 1-speck_amt; th.inputs[2].default_value = 1; th.inputs[3].default_value = 0; th.inputs[4].default_value = .28; L(sep.outputs[0], th.inputs[0])
        lt = new_node(nt, 'ShaderNodeMath', operation='LESS_THAN'); L(v.outputs['Distance'], lt.inputs[0]); L(th.outputs[0], lt.inputs[1])
        ml = new_node(nt, 'ShaderNodeMath', operation='MULTIPLY'); ml.inputs[1].default_value = .75; L(lt.outputs[0], ml.inputs[0])
        mx = new_node(nt, 'ShaderNodeMixRGB'); L(ml.outputs[0], mx.inputs[0]); L(col, mx.inputs[1]); mx.inputs[2].default_value = srgb(speck); col = mx.outputs[0]
    L(col, b.inputs['Base Color'])
    b.inputs['Roughness'].default_value = rough; b.inputs['Clearcoat'].default_value = coat; b.inputs['Clearcoat Roughness'].default_value = .12
    n2 = new_node(nt, 'ShaderNodeTexNoise', i_Scale=9, i_Detail=2); L(tc.outputs['Object'], n2.inputs['Vector'])
    bp = new_node(nt, 'ShaderNodeBump', i_Strength=.12, i_Distance=.05); L(n2.outputs['Fac'], bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal'])
    _MATS[name] = m; return m
def plaster(name, c1, c2, scale=1.2, rough=.75, bump=.25):
    if name in _MATS: return _MATS[name]
    m, nt, b = nodemat(name); L = nt.links.new
    tc = new_node(nt, 'ShaderNodeTexCoord')
    n1 = new_node(nt, 'ShaderNodeTexNoise', i_Scale=scale, i_Detail=5, i_Roughness=.62, i_Distortion=.6); L(tc.outputs['Object'], n1.inputs['Vector'])
    rp = new_node(nt, 'ShaderNodeValToRGB'); rp.color_ramp.elements[0].position = .32; rp.color_ramp.elements[1].position = .68
    rp.color_ramp.elements[0].color = srgb(c1); rp.color_ramp.elements[1].color = srgb(c2); L(n1.outputs['Fac'], rp.inputs[0]); L(rp.outputs[0], b.inputs['Base Color'])
    b.inputs['Roughness'].default_value = rough; b.inputs['Specular'].default_value = .3
    n2 = new_node(nt, 'ShaderNodeTexNoise', i_Scale=5, i_Detail=6, i_Roughness=.66); L(tc.outputs['Object'], n2.inputs['Vector'])
    bp = new_node(nt, 'ShaderNodeBump', i_Strength=bump, i_Distance=.06); L(n2.outputs['Fac'], bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal'])
    _MATS[name] = m; return m
def muted(h, by=.34):
    """A colour as paint and cloth have it: by (0..1) of its saturation is gone; linear."""
    c = lin(h); g = float(c@[.2126, .7152, .0722]); return (*(g+(c-g)*(1-by)), 1)
def tabletop(name, c1, c2, kind=None):
    """What a dish stands on, between two colours: painted boards, trowelled plaster or linen (by its colour, so that a dish keeps its own), or a hand-painted backdrop."""
    if name in _MATS: return _MATS[name]
    a, z = muted(c1), muted(c2); kind = kind or ('boards', 'plaster', 'linen')[int(sum(lin(c1))*977) % 3]
    m, nt, b = nodemat(name); L = nt.links.new; N = new_node; tc = N(nt, 'ShaderNodeTexCoord'); at = tc.outputs['Object']; b.inputs['Specular'].default_value = .3
    def noise(scale, detail, stretch=None, **k):
        v = at
        if stretch: mp = N(nt, 'ShaderNodeMapping'); mp.inputs['Scale'].default_value = stretch; L(at, mp.inputs['Vector']); v = mp.outputs[0]
        n = N(nt, 'ShaderNodeTexNoise', i_Scale=scale, i_Detail=detail, **k); L(v, n.inputs['Vector']); return n.outputs['Fac']
    def ranged(x, lo, hi, to0, to1): r = N(nt, 'ShaderNodeMapRange'); [setattr(r.inputs[i], 'default_value', v) for i, v in enumerate((lo, hi, to0, to1), 1)]; L(x, r.inputs[0]); return r.outputs[0]
    def times(x, y): t = N(nt, 'ShaderNodeMath', operation='MULTIPLY'); L(x, t.inputs[0]); L(y, t.inputs[1]); return t.outputs[0]
    def plus(x, y, k=1.0): t = N(nt, 'ShaderNodeMath', operation='MULTIPLY_ADD'); L(y, t.inputs[0]); t.inputs[1].default_value = k; L(x, t.inputs[2]); return t.outputs[0]
    big = noise(*(.55, 4) if kind == 'backdrop' else (.9, 5), i_Roughness=.62, i_Distortion=.6); rp = N(nt, 'ShaderNodeValToRGB'); e = rp.color_ramp.elements; e[0].position, e[1].position, e[0].color, e[1].color = .34, .66, a, z; L(big, rp.inputs[0])
    value = ranged(noise(2.6, 5, i_Roughness=.6), .3, .7, *(.8, 1.14) if kind == 'backdrop' else (.9, 1.07))
    if kind == 'boards':
        mp = N(nt, 'ShaderNodeMapping'); mp.inputs['Rotation'].default_value = (0, 0, .12); mp.inputs['Location'].default_value = (.4, .37, 0); L(at, mp.inputs['Vector'])
        br = N(nt, 'ShaderNodeTexBrick', i_Scale=1.0); br.offset = .37; br.inputs['Brick Width'].default_value = 9; br.inputs['Row Height'].default_value = 1.05; br.inputs['Mortar Size'].default_value = .009; br.inputs['Mortar Smooth'].default_value = .7; br.inputs['Color1'].default_value = (.86, .86, .86, 1); br.inputs['Color2'].default_value = (1.08, 1.08, 1.08, 1); br.inputs['Mortar'].default_value = (.3, .3, .3, 1); L(mp.outputs[0], br.inputs['Vector'])
        grain = noise(2.2, 7, (.5, 11, 1), i_Roughness=.65, i_Distortion=.4); worn = ranged(noise(3.1, 8, (.35, 3, 1), i_Roughness=.72), .60, .70, 1, 1.5)
        value = times(times(times(value, br.outputs['Color']), ranged(grain, .3, .7, .86, 1.08)), worn); height = plus(plus(grain, br.outputs['Fac'], -6.0), noise(40, 3, (.3, 4, 1)), .3); rough, strength, dist = .62, .35, .02
    elif kind == 'linen':
        wv = []
        for d in ('X', 'Y'): w = N(nt, 'ShaderNodeTexWave', i_Scale=21, i_Distortion=1.2, i_Detail=2.0); w.inputs['Detail Scale'].default_value = .6; w.bands_direction = d; L(at, w.inputs['Vector']); wv.append(w.outputs['Fac'])
        weave = plus(*wv); slub = plus(noise(5, 3, (1, 22, 1)), noise(5, 3, (22, 1, 1))); value = times(times(value, ranged(weave, .3, 1.7, .84, 1.06)), ranged(slub, .7, 1.3, .88, 1.1)); height = plus(plus(weave, noise(1.1, 3), 9.0), slub, 1.2); rough, strength, dist = .92, .5, .014
    else:
        fine = noise(17, 8, i_Roughness=.72); spots = ranged(noise(1.7, 6, i_Roughness=.66, i_Distortion=1.2), .62, .74, 1, .82); scratch = ranged(noise(4, 2, (.12, 26, 1), i_Distortion=.8), .70, .78, 1, 1.12)
        value = times(times(times(value, ranged(fine, .3, .7, .9, 1.07)), spots), scratch); height = plus(noise(5, 6, i_Roughness=.66), fine, .35); rough, strength, dist = .74, .3, .05
    hs = N(nt, 'ShaderNodeHueSaturation'); L(rp.outputs[0], hs.inputs['Color']); L(value, hs.inputs['Value']); L(hs.outputs[0], b.inputs['Base Color']); L(ranged(value, .7, 1.2, min(1, rough+.12), rough-.12), b.inputs['Roughness'])
    bp = N(nt, 'ShaderNodeBump', i_Strength=strength, i_Distance=dist); L(height, bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal']); _MATS[name] = m; return m
def wood(name, c1, c2, rough=.5):
    """A sawn and oiled board, grain along x: long soft growth lines of uneven width, fine dark pores, a little wear; hardly any relief."""
    if name in _MATS: return _MATS[name]
    m, nt, b = nodemat(name); L = nt.links.new; N = new_node; tc = N(nt, 'ShaderNodeTexCoord')
    def grain(stretch, scale, detail, **k): mp = N(nt, 'ShaderNodeMapping'); mp.inputs['Scale'].default_value = stretch; L(tc.outputs['Object'], mp.inputs['Vector']); n = N(nt, 'ShaderNodeTexNoise', i_Scale=scale, i_Detail=detail, **k); L(mp.outputs[0], n.inputs['Vector']); return n.outputs['Fac']
    def plus(x, y, k): t = N(nt, 'ShaderNodeMath', operation='MULTIPLY_ADD'); L(y, t.inputs[0]); t.inputs[1].default_value = k; L(x, t.inputs[2]); return t.outputs[0]
    lines = plus(grain((.16, 2.2, 2.2), 1.3, 6, i_Roughness=.6, i_Distortion=.5), grain((.3, 13, 13), 1.5, 4, i_Roughness=.6), .42); pores = grain((1.1, 46, 46), 1.6, 2); f = plus(lines, pores, .22)
    rp = N(nt, 'ShaderNodeValToRGB'); e = rp.color_ramp.elements; e[0].position, e[1].position, e[0].color, e[1].color = .56, 1.04, srgb(c1), srgb(c2); L(f, rp.inputs[0])
    wear = N(nt, 'ShaderNodeTexNoise', i_Scale=1.3, i_Detail=5); L(tc.outputs['Object'], wear.inputs['Vector']); v = N(nt, 'ShaderNodeMapRange'); v.inputs[1].default_value = .3; v.inputs[2].default_value = .7; v.inputs[3].default_value = .84; v.inputs[4].default_value = 1.08; L(wear.outputs['Fac'], v.inputs[0])
    hs = N(nt, 'ShaderNodeHueSaturation'); hs.inputs['Saturation'].default_value = .88; L(rp.outputs[0], hs.inputs['Color']); L(v.outputs[0], hs.inputs['Value']); L(hs.outputs[0], b.inputs['Base Color'])
    r = N(nt, 'ShaderNodeMapRange'); r.inputs[1].default_value = .35; r.inputs[2].default_value = .65; r.inputs[3].default_value = rough+.12; r.inputs[4].default_value = rough-.06; L(wear.outputs['Fac'], r.inputs[0]); L(r.outputs[0], b.inputs['Roughness']); b.inputs['Specular'].default_value = .35
    bp = N(nt, 'ShaderNodeBump', i_Strength=.10, i_Distance=.012); L(plus(pores, lines, .5), bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal'])
    _MATS[name] = m; return m
def metal(name, c='#d9d4cb', rough=.22):
    if name in _MATS: return _MATS[name]
    m, nt, b = nodemat(name); b.inputs['Base Color'].default_value = srgb(c); b.inputs['Metallic'].default_value = 1; b.inputs['Roughness'].default_value = rough
    _MATS[name] = m; return m
def glass(name, c='#f9fbfa', rough=.0):
    """Real glass: it refracts for the eye, and lets light through for shadows and bounces (no black liquids, no caustics)."""
    if name in _MATS: return _MATS[name]
    m, nt, b = nodemat(name); out = nt.nodes['Material Output']; nt.nodes.remove(b)
    gl = new_node(nt, 'ShaderNodeBsdfGlass'); gl.inputs[0].default_value = srgb(c); gl.inputs[1].default_value = max(rough, .0); gl.inputs[2].default_value = 1.45
    tr = new_node(nt, 'ShaderNodeBsdfTransparent'); tr.inputs[0].default_value = srgb(c); lp = new_node(nt, 'ShaderNodeLightPath')
    mx1 = new_node(nt, 'ShaderNodeMath', operation='MAXIMUM'); nt.links.new(lp.outputs['Is Shadow Ray'], mx1.inputs[0]); nt.links.new(lp.outputs['Is Diffuse Ray'], mx1.inputs[1])
    far = new_node(nt, 'ShaderNodeMath', operation='GREATER_THAN'); far.inputs[1].default_value = 1.5; nt.links.new(lp.outputs['Glossy Depth'], far.inputs[0]); mx2 = new_node(nt, 'ShaderNodeMath', operation='MAXIMUM'); nt.links.new(mx1.outputs[0], mx2.inputs[0]); nt.links.new(far.outputs[0], mx2.inputs[1])  # light that is caught in a wall gets out of it, or rims are black
    mx = new_node(nt, 'ShaderNodeMixShader'); nt.links.new(mx2.outputs[0], mx.inputs[0]); nt.links.new(gl.outputs[0], mx.inputs[1]); nt.links.new(tr.outputs[0], mx.inputs[2]); nt.links.new(mx.outputs[0], out.inputs[0])
    _MATS[name] = m; return m
def curry_mat(name,**k): return food(name,vcol=True,rough=.34,sss=.12,sssr=(.12,.05,.02),bump=.10,bscale=14,coat=.06,spec=.22,rndv=0,rndh=0,**k)
def syrup(c='#843f0a'):
    """Maple syrup: clear and deep, what it covers shows through where it is thin."""
    return food('syrup'+c,c,c,scale=3,rough=.05,sss=.06,sssr=(.25,.10,.02),bump=0,coat=1,rndv=0,rndh=0,transm=.3,ior=1.2)
TB=dict(cream=('#e6d8bd','#efe4cf'),sage=('#8fa68a','#9db398'),terracotta=('#b9552f','#c9653d'),navy=('#23304a','#2c3c5a'),blush=('#e7b7a6','#efc6b7'),mustard=('#d8a93a','#e3b850'),plum=('#5a2f3c','#6d3b49'),
 sky=('#a3c2d6','#b4d0e0'),forest=('#2f4a3d','#3a5848'),teal=('#35696d','#417a7d'),lilac=('#b9a7d8','#c7b8e2'),coral=('#d97a5c','#e38b6d'),stone=('#c9c1b4','#d5cdc1'),slate=('#3d5a6c','#48687b'),olive=('#77773f','#86854d'),
 rose=('#c97f86','#d48f95'),peach=('#f0c49a','#f4d0ab'),mint=('#b2d3bd','#c2decb'),charcoal=('#333134','#403e41'),lemon=('#f0d97a','#f5e294'),berry=('#7a2f4c','#8a3b5a'),denim=('#4a6a94','#587aa4'),walnut=('#5a3d2b','#6b4a35'),petrol=('#1f4a52','#285963'),pistachio=('#c3cf9a','#d0dbab'),brick=('#8f3f2c','#9f4c37'),apricot=('#dd9a62','#e6ab78'),butter=('#f3e3ad','#f8ecc4'))
def vm(name,rough=.5,sss=.1,bump=.2,bscale=25,coat=0,rndv=.05,rndh=.004,**k): return food(name,vcol=True,rough=rough,sss=sss,bump=bump,bscale=bscale,coat=coat,rndv=rndv,rndh=rndh,**k)
def sauce_mat(key,rough=.3,sss=.15,coat=.15,bump=.1,spec=.3,sssr=(.12,.05,.02)): return food('sm_'+key,vcol=True,rough=rough,sss=sss,sssr=sssr,bump=bump,bscale=14,coat=coat,spec=spec,rndv=0,rndh=0)
STEEL=lambda: metal('steel','#d6d3cc',.22)
GOLD=lambda: metal('gold','#caa25e',.22)
def fm(c1,c2=None,**k):
    k.setdefault('rndv',.12); return food('f_'+c1+str(c2)+str(sorted(k.items())),c1,c2,**k)
def vcol(tag,**k): return food('v_'+tag,vcol=True,**k)
def drink_mat(name,kind='opaque',emis=.16,rough=.22,alpha=.35,ior=1.33,gain=1.0,fleck=None,deep=None):
    """vertex coloured drink. opaque: milky; juice: half see-through; clear: tinted see-through (alpha = body).
    Its top shines, its side does not: there the glass touches it. fleck=(colour, size, amount): pulp, seeds or grounds in it; deep=(colour, density): takes the
    light on its way through, so that it is dark where it is thick."""
    key='liq'+name+kind+str((emis,alpha))
    if key in _MATS: return _MATS[key]
    m,nt,b=nodemat(key); L=nt.links.new; out=nt.nodes['Material Output']; col=new_node(nt,'ShaderNodeVertexColor',layer_name='Col').outputs['Color']; tc=new_node(nt,'ShaderNodeTexCoord').outputs['Object']
    if fleck:
        c,size,amount=fleck; v=new_node(nt,'ShaderNodeTexVoronoi',i_Scale=1/size); n=new_node(nt,'ShaderNodeTexNoise',i_Scale=.35/size,i_Detail=3); wp=new_node(nt,'ShaderNodeVectorMath',operation='MULTIPLY_ADD'); L(n.outputs['Color'],wp.inputs[0]); wp.inputs[1].default_value=(size*1.3,)*3; L(tc,wp.inputs[2]); L(tc,n.inputs['Vector']); L(wp.outputs[0],v.inputs['Vector'])
        sp=new_node(nt,'ShaderNodeSeparateColor'); L(v.outputs['Color'],sp.inputs[0]); th=new_node(nt,'ShaderNodeMapRange'); th.inputs[1].default_value=1-amount; th.inputs[4].default_value=.42; L(sp.outputs[0],th.inputs[0]); d=new_node(nt,'ShaderNodeMath',operation='SUBTRACT'); L(th.outputs[0],d.inputs[0]); L(v.outputs['Distance'],d.inputs[1])
        k=new_node(nt,'ShaderNodeMapRange'); k.inputs[1].default_value=-.05; k.inputs[2].default_value=.12; k.inputs[4].default_value=.8; L(d.outputs[0],k.inputs[0]); mf=new_node(nt,'ShaderNodeMath',operation='MULTIPLY'); L(k.outputs[0],mf.inputs[0]); L(sp.outputs[1],mf.inputs[1]); mx=new_node(nt,'ShaderNodeMixRGB'); L(mf.outputs[0],mx.inputs[0]); L(col,mx.inputs[1]); mx.inputs[2].default_value=srgb(c); col=mx.outputs[0]
    g=new_node(nt,'ShaderNodeNewGeometry'); sz=new_node(nt,'ShaderNodeSeparateXYZ'); L(g.outputs['Normal'],sz.inputs[0]); top=new_node(nt,'ShaderNodeMapRange'); top.inputs[1].default_value=.35; top.inputs[2].default_value=.8; L(sz.outputs[2],top.inputs[0])
    def at_top(x): q=new_node(nt,'ShaderNodeMath',operation='MULTIPLY'); L(top.outputs[0],q.inputs[0]); q.inputs[1].default_value=x; return q.outputs[0]
    L(col,b.inputs['Base Color']); b.inputs['Roughness'].default_value=rough; L(at_top(.45),b.inputs['Specular']); L(at_top(.3),b.inputs['Clearcoat']); b.inputs['Clearcoat Roughness'].default_value=.06
    if kind=='opaque': b.subsurface_method='BURLEY'; b.inputs['Subsurface'].default_value=.3; L(col,b.inputs['Subsurface Color']); b.inputs['Subsurface Radius'].default_value=(.25,.2,.15)
    L(col,b.inputs['Emission']); b.inputs['Emission Strength'].default_value=emis*(.3 if kind=='opaque' else .35)
    if kind!='opaque':
        lp=new_node(nt,'ShaderNodeLightPath'); tr=new_node(nt,'ShaderNodeBsdfTransparent'); rf=new_node(nt,'ShaderNodeBsdfGlass'); rf.inputs['IOR'].default_value=ior; rf.inputs['Roughness'].default_value=0
        g=new_node(nt,'ShaderNodeGamma'); g.inputs[1].default_value=.2 if deep else .5; L(col,g.inputs[0]); L(g.outputs[0],rf.inputs['Color'])
        g2=new_node(nt,'ShaderNodeGamma'); g2.inputs[1].default_value=.2 if deep else .45; L(col,g2.inputs[0]); L(g2.outputs[0],tr.inputs['Color'])
        mx=new_node(nt,'ShaderNodeMixShader'); mx.inputs[0].default_value=alpha; L(rf.outputs[0],mx.inputs[1]); L(b.outputs[0],mx.inputs[2])
        sd=new_node(nt,'ShaderNodeMath',operation='MAXIMUM'); L(lp.outputs['Is Shadow Ray'],sd.inputs[0]); L(lp.outputs['Is Diffuse Ray'],sd.inputs[1]); ms=new_node(nt,'ShaderNodeMixShader'); L(sd.outputs[0],ms.inputs[0]); L(mx.outputs[0],ms.inputs[1]); L(tr.outputs[0],ms.inputs[2])
        L(ms.outputs[0],out.inputs[0])
        if deep: va=new_node(nt,'ShaderNodeVolumeAbsorption'); va.inputs[0].default_value=srgb(deep[0]); va.inputs[1].default_value=deep[1]; L(va.outputs[0],out.inputs['Volume'])
    _MATS[key]=m; return m
def film_mat():
    """What a drink leaves on the glass: vertex colour, its alpha says how thick."""
    key='filmm'
    if key in _MATS: return _MATS[key]
    m,nt,b=nodemat(key); L=nt.links.new; out=nt.nodes['Material Output']; vc=new_node(nt,'ShaderNodeVertexColor',layer_name='Col'); tr=new_node(nt,'ShaderNodeBsdfTransparent'); ms=new_node(nt,'ShaderNodeMixShader')
    tc=new_node(nt,'ShaderNodeTexCoord'); n=new_node(nt,'ShaderNodeTexNoise',i_Scale=38,i_Detail=4); L(tc.outputs['Object'],n.inputs['Vector']); mr=new_node(nt,'ShaderNodeMapRange'); mr.inputs[1].default_value=.3; mr.inputs[2].default_value=.62; mr.inputs[3].default_value=.35; L(n.outputs['Fac'],mr.inputs[0]); k=new_node(nt,'ShaderNodeMath',operation='MULTIPLY',use_clamp=True); L(mr.outputs[0],k.inputs[0]); L(vc.outputs['Alpha'],k.inputs[1])
    L(vc.outputs['Color'],b.inputs['Base Color']); b.inputs['Roughness'].default_value=.3; b.inputs['Specular'].default_value=.3; L(k.outputs[0],ms.inputs[0]); L(tr.outputs[0],ms.inputs[1]); L(b.outputs[0],ms.inputs[2]); L(ms.outputs[0],out.inputs[0]); _MATS[key]=m; return m
def dust_mat():
    """Powder that was sifted over something: single grains where vertex alpha is low, a cover where it is high."""
    key='dustm'
    if key in _MATS: return _MATS[key]
    m,nt,b=nodemat(key); L=nt.links.new; out=nt.nodes['Material Output']; vc=new_node(nt,'ShaderNodeVertexColor',layer_name='Col'); tc=new_node(nt,'ShaderNodeTexCoord'); n=new_node(nt,'ShaderNodeTexNoise',i_Scale=105,i_Detail=4,i_Roughness=.75); L(tc.outputs['Object'],n.inputs['Vector'])
    a=new_node(nt,'ShaderNodeMapRange'); a.inputs[3].default_value=.74; a.inputs[4].default_value=.30; L(vc.outputs['Alpha'],a.inputs[0]); d=new_node(nt,'ShaderNodeMath',operation='SUBTRACT'); L(n.outputs['Fac'],d.inputs[0]); L(a.outputs[0],d.inputs[1]); k=new_node(nt,'ShaderNodeMapRange'); k.inputs[1].default_value=-.02; k.inputs[2].default_value=.06; L(d.outputs[0],k.inputs[0])
    hs=new_node(nt,'ShaderNodeHueSaturation'); L(vc.outputs['Color'],hs.inputs['Color']); v=new_node(nt,'ShaderNodeMapRange'); v.inputs[3].default_value=.6; v.inputs[4].default_value=1.3; L(n.outputs['Fac'],v.inputs[0]); L(v.outputs[0],hs.inputs['Value']); L(hs.outputs[0],b.inputs['Base Color']); b.inputs['Roughness'].default_value=.9; b.inputs['Specular'].default_value=.1
    tr=new_node(nt,'ShaderNodeBsdfTransparent'); ms=new_node(nt,'ShaderNodeMixShader'); L(k.outputs[0],ms.inputs[0]); L(tr.outputs[0],ms.inputs[1]); L(b.outputs[0],ms.inputs[2]); L(ms.outputs[0],out.inputs[0]); _MATS[key]=m; return m
def icemat():
    """Clear, refracting; cloud and cracks are bodies of their own inside it (icecloud)."""
    key='icem'
    if key in _MATS: return _MATS[key]
    m,nt,b=nodemat(key); nt.nodes.remove(b); L=nt.links.new; out=nt.nodes['Material Output']; gl=new_node(nt,'ShaderNodeBsdfGlass'); gl.inputs[0].default_value=(.985,.995,1,1); gl.inputs[1].default_value=0; gl.inputs[2].default_value=1.27
    tc=new_node(nt,'ShaderNodeTexCoord'); no=new_node(nt,'ShaderNodeTexNoise',i_Scale=7,i_Detail=2); L(tc.outputs['Object'],no.inputs['Vector']); bp=new_node(nt,'ShaderNodeBump',i_Strength=.22,i_Distance=.03); L(no.outputs['Fac'],bp.inputs['Height']); L(bp.outputs[0],gl.inputs['Normal'])
    lp=new_node(nt,'ShaderNodeLightPath'); tr=new_node(nt,'ShaderNodeBsdfTransparent'); tr.inputs[0].default_value=(.95,.97,.98,1)
    sd=new_node(nt,'ShaderNodeMath',operation='MAXIMUM'); L(lp.outputs['Is Shadow Ray'],sd.inputs[0]); L(lp.outputs['Is Diffuse Ray'],sd.inputs[1]); ms=new_node(nt,'ShaderNodeMixShader'); L(sd.outputs[0],ms.inputs[0]); L(gl.outputs[0],ms.inputs[1]); L(tr.outputs[0],ms.inputs[2])
    L(ms.outputs[0],out.inputs[0]); _MATS[key]=m; return m
def icecloud():
    """The white of ice: trapped air, thick in the middle (vertex alpha) and broken up."""
    key='icecl'
    if key in _MATS: return _MATS[key]
    m,nt,b=nodemat(key); nt.nodes.remove(b); L=nt.links.new; out=nt.nodes['Material Output']; vc=new_node(nt,'ShaderNodeVertexColor',layer_name='Col'); df=new_node(nt,'ShaderNodeBsdfDiffuse'); df.inputs[0].default_value=(.90,.94,.97,1); tl=new_node(nt,'ShaderNodeBsdfTranslucent'); tl.inputs[0].default_value=(.92,.96,1,1); w=new_node(nt,'ShaderNodeMixShader'); w.inputs[0].default_value=.5; L(df.outputs[0],w.inputs[1]); L(tl.outputs[0],w.inputs[2])
    tc=new_node(nt,'ShaderNodeTexCoord'); n=new_node(nt,'ShaderNodeTexNoise',i_Scale=16,i_Detail=5,i_Roughness=.7); L(tc.outputs['Object'],n.inputs['Vector']); mr=new_node(nt,'ShaderNodeMapRange'); mr.inputs[1].default_value=.40; mr.inputs[2].default_value=.72; L(n.outputs['Fac'],mr.inputs[0]); k0=new_node(nt,'ShaderNodeMath',operation='MULTIPLY',use_clamp=True); L(mr.outputs[0],k0.inputs[0]); L(vc.outputs['Alpha'],k0.inputs[1]); lp=new_node(nt,'ShaderNodeLightPath'); k=new_node(nt,'ShaderNodeMath',operation='SUBTRACT',use_clamp=True); L(k0.outputs[0],k.inputs[0]); L(lp.outputs['Is Shadow Ray'],k.inputs[1])  # it throws no shadow, or it would be dark in its own
    tr=new_node(nt,'ShaderNodeBsdfTransparent'); ms=new_node(nt,'ShaderNodeMixShader'); L(k.outputs[0],ms.inputs[0]); L(tr.outputs[0],ms.inputs[1]); L(w.outputs[0],ms.inputs[2]); L(ms.outputs[0],out.inputs[0]); _MATS[key]=m; return m
def foam_mat():
    """Vertex coloured foam: bubbles of three sizes, the large ones only here and there, darker where they meet."""
    key='foamm'
    if key in _MATS: return _MATS[key]
    m,nt,b=nodemat(key); L=nt.links.new; col=new_node(nt,'ShaderNodeVertexColor',layer_name='Col').outputs['Color']; tc=new_node(nt,'ShaderNodeTexCoord').outputs['Object']; h=None; dark=None
    for scale,lo,hi,amp in ((34,.57,.66,1.0),(68,.44,.6,.55),(150,.0,.01,.26)):
        v=new_node(nt,'ShaderNodeTexVoronoi',i_Scale=scale); L(tc,v.inputs['Vector']); n=new_node(nt,'ShaderNodeTexNoise',i_Scale=scale*.14,i_Detail=3); L(tc,n.inputs['Vector']); k=new_node(nt,'ShaderNodeMapRange'); k.inputs[1].default_value=lo; k.inputs[2].default_value=hi; L(n.outputs['Fac'],k.inputs[0])
        dm=new_node(nt,'ShaderNodeMath',operation='MULTIPLY'); L(v.outputs['Distance'],dm.inputs[0]); L(v.outputs['Distance'],dm.inputs[1]); dd=new_node(nt,'ShaderNodeMath',operation='MULTIPLY_ADD'); L(dm.outputs[0],dd.inputs[0]); dd.inputs[1].default_value=-amp*1.6; dd.inputs[2].default_value=amp; q=new_node(nt,'ShaderNodeMath',operation='MULTIPLY'); L(dd.outputs[0],q.inputs[0]); L(k.outputs[0],q.inputs[1])
        if h is None: h=q.outputs[0]
        else: s_=new_node(nt,'ShaderNodeMath',operation='MAXIMUM'); L(h,s_.inputs[0]); L(q.outputs[0],s_.inputs[1]); h=s_.outputs[0]
        e=new_node(nt,'ShaderNodeMapRange'); e.inputs[1].default_value=.38; e.inputs[2].default_value=.75; e.inputs[4].default_value=.20 if amp>.5 else .09; L(v.outputs['Distance'],e.inputs[0]); e2=new_node(nt,'ShaderNodeMath',operation='MULTIPLY'); L(e.outputs[0],e2.inputs[0]); L(k.outputs[0],e2.inputs[1]); dark=e2.outputs[0] if dark is None else (lambda a,c:(L(a,(z:=new_node(nt,'ShaderNodeMath',operation='MAXIMUM')).inputs[0]),L(c,z.inputs[1]),z.outputs[0])[2])(dark,e2.outputs[0])
    hs=new_node(nt,'ShaderNodeMixRGB',blend_type='MULTIPLY'); L(dark,hs.inputs[0]); L(col,hs.inputs[1]); g=new_node(nt,'ShaderNodeGamma'); g.inputs[1].default_value=2.2; L(col,g.inputs[0]); L(g.outputs[0],hs.inputs[2]); L(hs.outputs[0],b.inputs['Base Color'])
    b.subsurface_method='BURLEY'; b.inputs['Subsurface'].default_value=.15; L(hs.outputs[0],b.inputs['Subsurface Color']); b.inputs['Subsurface Radius'].default_value=(.06,.05,.03); b.inputs['Roughness'].default_value=.35; b.inputs['Specular'].default_value=.35
    bp=new_node(nt,'ShaderNodeBump',i_Strength=.8,i_Distance=.010); L(h,bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); _MATS[key]=m; return m
def clear_glass(tint='#f9fbfa'): return glass('glass'+tint,tint)
