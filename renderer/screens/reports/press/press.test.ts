import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { blankDraft, snapshotMaker, hexGameOf, systems } from '../../../../engine';
import { appliedAcht } from '../../../../engine/testing/acht';
import { someOf } from '../../../../engine/testing/trials';
import { fontsForTests } from '../../../kit/paper/testing';
import { sourceOfSnapshot } from '../../../model/print/source';
import { createLocalRunner } from '../../../model/runner';
import { wordsOf } from '../../../kit/text/words';
import { craftOf, excerptPages } from './craft';
import { issued } from './issue';
import { createPressWork } from './press';
import { FORMATS, type Press, PRESS_ENDINGS } from './protocol';

const press: Press = createLocalRunner(
  createPressWork(() => Promise.resolve(fontsForTests())),
  PRESS_ENDINGS,
);
const campaign = appliedAcht();
const system = systems[campaign.system];
const maker = system === undefined ? undefined : snapshotMaker(campaign, system);
const orderOf = (party: string) => {
  const snapshot = maker?.of(party);
  if (snapshot === undefined) throw new Error(`nothing to tell ${party}`);
  return { snapshot, draft: blankDraft(58, party, 'de') };
};
const enclosed = [
  { name: 'Segmentsbote 12.pdf', type: 'application/pdf', bytes: new Uint8Array([1]) },
];

const made = async (party: string) => {
  const outcome = await press.run(
    {
      kind: 'make',
      ...orderOf(party),
      formats: FORMATS.filter((one) => one !== 'page'),
      recipients: [{ name: 'Jörg', email: 'joerg@example.org' }],
      enclosed,
    },
    () => undefined,
  );
  if (outcome.kind !== 'made') throw new Error(outcome.kind);
  return outcome;
};

let ofVal: ReturnType<typeof made> | undefined;
const madeForVal = () => (ofVal ??= made('val'));

describe('the press', () => {
  it('makes all files of a turn report, named by turn, realm and kind', async () => {
    const { artefacts, text } = await madeForVal();
    expect(artefacts.map(({ name }) => name)).toEqual([
      'Zug 58 - Königreich Valdrun - Auswertung.pdf',
      'Zug 58 - Königreich Valdrun - Auswertung.html',
      'Zug 58 - Königreich Valdrun - Auswertung.txt',
      'Zug 58 - Königreich Valdrun - Wissen.json',
      'Zug 58 - Königreich Valdrun - Mail.eml',
    ]);
    expect(text).toContain('Königreich Valdrun');
    expect(artefacts[0]?.maps?.length).toBeGreaterThan(0);
  });

  it('puts everything into the mail: the text, the files, what is enclosed', async () => {
    const { artefacts, text } = await madeForVal();
    const mail = await PostalMime.parse(artefacts.at(-1)?.bytes ?? new Uint8Array());
    expect(mail.subject).toBe('Zug 58: Auswertung für das Königreich Valdrun');
    expect(mail.text?.replaceAll('\r\n', '\n').trim()).toBe(text.trim());
    expect(mail.attachments.map(({ filename }) => filename)).toEqual([
      ...[0, 1, 3].map((index) => artefacts[index]?.name),
      'Segmentsbote 12.pdf',
    ]);
  });

  it('makes the same files for the same order', async () => {
    const [first, second] = [await madeForVal(), await made('val')];
    expect(second.artefacts).toEqual(first.artefacts);
  });

  it('needs nothing but plain data: an order survives being posted', async () => {
    const order = orderOf('tha');
    const here = await press.run({ kind: 'compose', ...order }, () => undefined);
    const posted = structuredClone({ kind: 'compose' as const, ...order });
    expect(await press.run(posted, () => undefined)).toEqual(here);
    expect(structuredClone(here)).toEqual(here);
  });

  it('makes one contact sheet of all realms', async () => {
    const orders = (maker?.parties ?? []).map(orderOf);
    const done: number[] = [];
    const outcome = await press.run(
      { kind: 'contactSheet', title: 'Zug 58', language: 'de', orders },
      (progress) => done.push(progress.done),
    );
    if (outcome.kind !== 'contactSheet') throw new Error(outcome.kind);
    expect(new TextDecoder().decode(outcome.bytes.slice(0, 5))).toBe('%PDF-');
    expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });
});

describe('files made by the press', () => {
  it('reveals to no realm of the example what it cannot know', async () => {
    for (const party of someOf(maker?.parties ?? [], { small: 1, middle: 2 })) {
      const { snapshot, draft } = orderOf(party);
      const formats = ['pdf', 'html', 'text', 'json'] as const;
      const outcome = await issued(press, { campaign, snapshot, draft, formats, enclosed: [] });
      expect(outcome.kind === 'issued' ? outcome.open : outcome).toEqual([]);
    }
  }, 90_000);

  it('is held back where the GM wrote something the realm cannot know', async () => {
    const { snapshot, draft } = orderOf('tha');
    const hidden = campaign.world.parties['fro']?.name ?? '';
    expect(snapshot.parties['fro']).toBeUndefined();
    const telling = { ...draft, opening: `Grüße von ${hidden}!` };
    const outcome = await issued(press, {
      campaign,
      snapshot,
      draft: telling,
      enclosed: [],
      formats: ['text'],
    });
    if (outcome.kind !== 'issued') throw new Error(outcome.kind);
    expect(outcome.open.map(({ kind }) => kind)).toContain('party');
    const reasons = Object.fromEntries(outcome.open.map(({ key }) => [key, 'Gerücht']));
    const allowed = { ...telling, allowed: reasons };
    const again = await issued(press, {
      campaign,
      snapshot,
      draft: allowed,
      enclosed: [],
      formats: ['text'],
    });
    expect(again.kind === 'issued' ? again.open : again).toEqual([]);
  });
});

describe('the sheets of a mailing', () => {
  it('are counted as one, those of the map behind those of the letter', () => {
    const { pages } = craftOf(orderOf('tha'), fontsForTests());
    const said = pages.flatMap(({ marks }) =>
      marks.flatMap((mark) =>
        mark.kind === 'text' ? (/Blatt \d+ von \d+/.exec(mark.text) ?? []) : [],
      ),
    );
    expect(pages.length).toBeGreaterThan(1);
    expect(said).toEqual(
      pages.map((_, at) => `Blatt ${String(at + 1)} von ${String(pages.length)}`),
    );
  });
});

describe('the enclosed map', () => {
  const words = { say: wordsOf('de'), language: 'de', fonts: fontsForTests() } as const;
  const pagesOf = (party: string, field: number, sheets: number) => {
    const { snapshot } = orderOf(party);
    const source = sourceOfSnapshot(snapshot, hexGameOf(system).terrains);
    return excerptPages(source, { field, look: 'colours', sheets }, words);
  };
  it('never takes more sheets than wished', () => {
    for (const sheets of [1, 2, 4]) {
      const count = pagesOf('tha', 12, sheets).length;
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThanOrEqual(sheets);
    }
  });
  it('is left out where none is wished', () => {
    expect(pagesOf('tha', 8, 0)).toEqual([]);
  });
  it('has the scale asked for, where it fits', () => {
    const [page] = pagesOf('tha', 8, 2);
    const fields = page?.marks.flatMap((mark) => (mark.kind === 'drawing' ? [mark.field] : []));
    expect(fields).toContain(8);
  });
});
