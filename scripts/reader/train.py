"""Learns what each thing of a sentence is to the search: wished for, left out, or only told of.

    python3 scripts/reader/train.py IN [--without FILE]     # PyTorch; IN is what prepare.ts made

Writes src/domain/search/reading/tagger/weights.json, which `reading/tagger` runs. With --without, the sentences of that file are not
learned from and the figures for them are printed; nothing is written.
"""
import base64, collections, json, os, random, sys
import numpy as np, torch, torch.nn as nn, torch.nn.functional as F

torch.set_num_threads(int(os.environ.get('THREADS', '1')))
LABELS = ['wish', 'out', 'none']
EPOCHS, RATE, SIZE, HIDDEN, NAMES, TAGS, WORDS, HEAD = 12, 3e-3, 32, 64, 32, 40, 32, 48
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
        self.head, self.out, self.drop = nn.Linear(2 * HIDDEN + TAGS + WORDS, HEAD), nn.Linear(HEAD, 3), nn.Dropout(0.3)

    def forward(self, name, tag, vector, lengths):
        own = torch.cat([torch.tanh(self.tags(tag)), torch.tanh(self.words(vector))], -1)
        packed = nn.utils.rnn.pack_padded_sequence(self.drop(torch.cat([self.names(name), own], -1)), lengths, batch_first=True, enforce_sorted=False)
        read, _ = nn.utils.rnn.pad_packed_sequence(self.gru(packed)[0], batch_first=True, total_length=name.shape[1])
        return self.out(self.drop(torch.relu(self.head(self.drop(torch.cat([read, own], -1))))))


def batch_of(some, learning):
    """Tensors of some sentences; while learning, names are hidden now and then, things' most, so that rare ones are read alike."""
    longest = max(len(each['units']) for each in some)
    name, label = torch.zeros(len(some), longest, dtype=torch.long), torch.full((len(some), longest), -100)
    tag, vector = torch.zeros(len(some), longest, len(TAG)), torch.zeros(len(some), longest, 100)
    for i, sentence in enumerate(some):
        for j, unit in enumerate(sentence['units']):
            is_hidden = learning and random.random() < (0.45 if unit['isThing'] else 0.15)
            name[i, j] = 0 if is_hidden else NAME.get(unit['name'], 0)
            for each in unit['tags']:
                if each in TAG: tag[i, j, TAG[each]] = 1
            vector[i, j] = torch.from_numpy(vector_of(unit['words']))
            if unit['label'] is not None: label[i, j] = LABELS.index(unit['label'])
    return name, tag, vector, torch.tensor([len(each['units']) for each in some]), label


def learn(seed=1):
    random.seed(seed), np.random.seed(seed), torch.manual_seed(seed)
    tagger, order = Tagger(), list(learned)
    optimizer = torch.optim.AdamW(tagger.parameters(), RATE, weight_decay=0.01)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=EPOCHS * ((len(order) + SIZE - 1) // SIZE))
    for epoch in range(EPOCHS):
        random.shuffle(order), tagger.train()
        total = 0
        for start in range(0, len(order), SIZE):
            *inputs, label = batch_of(order[start:start + SIZE], True)
            loss = F.cross_entropy(tagger(*inputs).reshape(-1, 3), label.reshape(-1), ignore_index=-100)
            optimizer.zero_grad(), loss.backward(), nn.utils.clip_grad_norm_(tagger.parameters(), 1.0), optimizer.step(), schedule.step()
            total += loss.item()
        print(f'epoch {epoch + 1}: loss {total * SIZE / len(order):.3f}', flush=True)
    return tagger.eval()


def judge(tagger, some):
    counts, whole = np.zeros((3, 3), int), 0
    with torch.no_grad():
        for start in range(0, len(some), 64):
            *inputs, label = batch_of(some[start:start + 64], False)
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
