"""Learns what each thing of a sentence is to the search: wished for, left out, wished for though no search can know it, or of no concern.

    python3 scripts/reader/train.py IN [--without FILE]     # learn.ts calls it; IN is what prepare.ts made

Writes src/domain/search/reading/tagger/weights.json, which `reading/tagger` runs. With --without, the sentences of that file are not
learned from and the figures for them are printed; nothing is written.
"""
import base64, collections, json, os, random, sys
import numpy as np, torch, torch.nn as nn, torch.nn.functional as F

torch.set_num_threads(int(os.environ.get('THREADS', '1')))
LABELS = ['wish', 'out', 'said', 'none']
EPOCHS, RATE, SIZE, HIDDEN, NAMES, TAGS, WORDS, HEAD = 12, 3e-3, 64, 96, 32, 40, 32, 48
# The network is the mean of its last states, the latest most: it is surer than any of them.
KEPT = 0.999
folder = sys.argv[1]
held = sys.argv[3] if len(sys.argv) > 3 else None
vectors = {}
for word, vector in json.load(open(f'{folder}/vectors.json')).items():
    vector = np.array(vector, np.float32)
    vectors[word] = vector / (np.linalg.norm(vector) + 1e-6) * 3
sentences = [json.loads(line) for line in open(f'{folder}/sentences.jsonl')]
# What the grammar's own tests say is learned thrice: it must not be unlearned.
learned = [each for each in sentences if each['file'] != held for _ in range(3 if each['file'] == 'grammar.txt' else 1)]
names, tags = collections.Counter(), collections.Counter()
for sentence in learned:
    for unit in sentence['units']:
        names[unit['name']] += 1
        tags.update(unit['tags'])
NAME = {name: at + 1 for at, name in enumerate(sorted(each for each, n in names.items() if n >= 3))}
TAG = {tag: at for at, tag in enumerate(sorted(each for each, n in tags.items() if n >= 3))}


def vector_of(words):
    """The mean of the vectors of its words."""
    own = [vectors[word] for word in words if word in vectors]
    return np.mean(own, 0) if own else np.zeros(100, np.float32)


class Tagger(nn.Module):
    """Reads the units of a sentence in both directions (GRU); of each its name, its tags and the vector of its words."""

    def __init__(self):
        super().__init__()
        self.names, self.tags, self.words = nn.Embedding(len(NAME) + 1, NAMES), nn.Linear(len(TAG), TAGS), nn.Linear(100, WORDS)
        self.gru = nn.GRU(NAMES + TAGS + WORDS, HIDDEN, bidirectional=True, batch_first=True)
        self.head, self.out, self.drop = nn.Linear(2 * HIDDEN + TAGS + WORDS, HEAD), nn.Linear(HEAD, len(LABELS)), nn.Dropout(0.3)

    def forward(self, name, tag, vector):
        own = torch.cat([torch.tanh(self.tags(tag)), torch.tanh(self.words(vector))], -1)
        read, _ = self.gru(self.drop(torch.cat([self.names(name), own], -1)))
        return self.out(self.drop(torch.relu(self.head(self.drop(torch.cat([read, own], -1))))))


def encoded(sentence):
    """Numbers of a sentence's units: name, tags, vector, label (-100 for none) and how often its name is hidden while learning."""
    units = sentence['units']
    tag = torch.zeros(len(units), len(TAG))
    for at, unit in enumerate(units): tag[at, [TAG[each] for each in unit['tags'] if each in TAG]] = 1
    return (
        torch.tensor([NAME.get(unit['name'], 0) for unit in units]),
        tag,
        torch.from_numpy(np.stack([vector_of(unit['words']) for unit in units])),
        torch.tensor([-100 if unit['label'] is None else LABELS.index(unit['label']) for unit in units]),
        torch.tensor([0.45 if unit['isThing'] else 0.15 for unit in units]),
    )


def batches(some, learning):
    """Tensors of some sentences that are as long; while learning, names are hidden now and then, things' most, so that rare ones are read alike."""
    by_length = collections.defaultdict(list)
    for each in random.sample(some, len(some)): by_length[len(each[0])].append(each)
    rows = [same[at:at + SIZE] for same in by_length.values() for at in range(0, len(same), SIZE)]
    for row in random.sample(rows, len(rows)):
        name, tag, vector, label, hidden = (torch.stack(each) for each in zip(*row))
        yield name * (torch.rand(name.shape) >= hidden) if learning else name, tag, vector, label


def learn(seed=1):
    random.seed(seed), np.random.seed(seed), torch.manual_seed(seed)
    tagger, order = Tagger(), [encoded(each) for each in learned]
    optimizer = torch.optim.AdamW(tagger.parameters(), RATE, weight_decay=0.01)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=EPOCHS * sum(1 for _ in batches(order, False)))
    mean = {}
    for epoch in range(EPOCHS):
        tagger.train()
        total = 0
        for *inputs, label in batches(order, True):
            loss = F.cross_entropy(tagger(*inputs).reshape(-1, len(LABELS)), label.reshape(-1), ignore_index=-100)
            optimizer.zero_grad(), loss.backward(), nn.utils.clip_grad_norm_(tagger.parameters(), 1.0), optimizer.step(), schedule.step()
            for key, value in tagger.state_dict().items(): mean[key] = mean[key] * KEPT + value * (1 - KEPT) if key in mean else value.clone()
            total += loss.item() * len(label)
        print(f'epoch {epoch + 1}: loss {total / len(order):.3f}', flush=True)
    tagger.load_state_dict(mean)
    return tagger.eval()


def judge(tagger, some):
    some = [encoded(each) for each in some]
    counts, whole = np.zeros((len(LABELS), len(LABELS)), int), 0
    with torch.no_grad():
        for *inputs, label in batches(some, False):
            said = tagger(*inputs).argmax(-1)
            for meant, read in zip(label, said):
                is_target = meant >= 0
                whole += bool((meant == read)[is_target].all())
                for a, b in zip(meant[is_target], read[is_target]): counts[a, b] += 1
    print(f'{len(some)} sentences, {whole / len(some):.3f} whole; meant (rows) and read (columns) {LABELS}:\n{counts}')


def packed(rows):
    """Rows of numbers as bytes, each with the scale of its row."""
    rows = np.atleast_2d(np.asarray(rows, np.float32))
    scale = np.abs(rows).max(1) / 127 + 1e-9
    whole = np.rint(rows / scale[:, None]).astype(np.int8)
    text = lambda array: base64.b64encode(array.tobytes()).decode()
    return {'columns': rows.shape[1], 'scales': text(scale.astype('<f4')), 'values': text(whole)}


def write(tagger):
    weights = {name: value.detach().numpy() for name, value in tagger.named_parameters()}
    kept = sorted(vectors)
    model = {
        'names': ' '.join(sorted(NAME, key=NAME.get)), 'tags': ' '.join(sorted(TAG, key=TAG.get)), 'words': ' '.join(kept),
        'nameRows': packed(weights['names.weight']), 'tagRows': packed(weights['tags.weight'].T), 'tagBias': packed(weights['tags.bias']),
        'wordRows': packed(np.stack([vectors[word] for word in kept]) @ weights['words.weight'].T), 'wordBias': packed(weights['words.bias']),
        'forward': {key: packed(weights[f'gru.{name}_l0']) for key, name in GRU.items()},
        'backward': {key: packed(weights[f'gru.{name}_l0_reverse']) for key, name in GRU.items()},
        'head': packed(weights['head.weight']), 'headBias': packed(weights['head.bias']),
        'out': packed(weights['out.weight']), 'outBias': packed(weights['out.bias']),
    }
    with open('src/domain/search/reading/tagger/weights.json', 'w') as file: json.dump(model, file, separators=(',', ':'))


GRU = {'input': 'weight_ih', 'state': 'weight_hh', 'inputBias': 'bias_ih', 'stateBias': 'bias_hh'}
tagger = learn()
if held: judge(tagger, [each for each in sentences if each['file'] == held])
else: write(tagger)
