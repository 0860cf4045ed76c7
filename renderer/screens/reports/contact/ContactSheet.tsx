import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bridge } from '../../../kit/bridge';
import { useLanguage } from '../../../kit/explain/react';
import { unwrittenText } from '../../../model/faults/unwritten';
import { type Shortcut, useShortcuts } from '../../../kit/state/shortcuts';
import { Button, FindingMark, ProgressBar } from '../../../kit/ui';
import { VirtualRows } from '../../../model/turn/parts/VirtualRows';
import { useDeliveryView } from '../../../model/reports/delivery-store';
import { StateMark } from '../editor/Rail';
import type { TurnReportRealm, TurnReportsModel } from '../editor/use-evaluations';
import { fileName } from '../../../kit/explain';
import { filePress } from '../press';
import './contact.css';
import type { PartyKey } from '../../../../engine';
import { loadFonts, type Page, pngOf } from '../../../kit/paper';

/** Points per inch of the small pictures: sharp at the size at which they are shown. */
const DPI = 48;

/** A small picture of a sheet. */
interface Thumbnail {
  readonly url: string;
  /** Width over height. */
  readonly aspect: number;
}

/** The sheets of a realm as small pictures; null = they could not be set. */
type Thumbnails = readonly Thumbnail[] | null;

const pictureOf = async (page: Page): Promise<Thumbnail> => {
  const bytes = await pngOf(page, DPI, await loadFonts());
  const url = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
  return { url, aspect: page.width / page.height };
};

/** All sheets of one turn report as pictures; undefined = cancelled. */
const picturesOf = async (
  { facts }: TurnReportsModel,
  { party, draft }: TurnReportRealm,
  isLeft: () => boolean,
): Promise<Thumbnails | undefined> => {
  const snapshot = facts.of(party.key);
  if (snapshot === undefined) return null;
  const outcome = await filePress.run({ kind: 'compose', snapshot, draft }, () => undefined);
  if (outcome.kind !== 'composed') return isLeft() ? undefined : null;
  const pictures: Thumbnail[] = [];
  for (const page of outcome.pages) {
    if (isLeft()) break;
    pictures.push(await pictureOf(page));
  }
  return pictures;
};

const free = (all: ReadonlyMap<PartyKey, Thumbnails>): void => {
  for (const pictures of all.values())
    for (const { url } of pictures ?? []) URL.revokeObjectURL(url);
};

/** Small pictures of all sheets, realm by realm; only the pictures stay in the memory, not what they were made of. */
const useThumbnails = (model: TurnReportsModel): ReadonlyMap<PartyKey, Thumbnails> => {
  // The state when the sheet was opened; later changes show when it is opened again.
  const [shown] = useState(model);
  const [all, setAll] = useState<ReadonlyMap<PartyKey, Thumbnails>>(new Map());
  useEffect(() => {
    const left = new AbortController();
    const isLeft = (): boolean => left.signal.aborted;
    const made = new Map<PartyKey, Thumbnails>();
    const work = async (): Promise<void> => {
      for (const realm of shown.realms) {
        if (isLeft()) return;
        const pictures = await picturesOf(shown, realm, isLeft).catch(() => null);
        if (pictures !== undefined) made.set(realm.party.key, pictures);
        if (isLeft()) free(made);
        else setAll(new Map(made));
      }
    };
    void work();
    return () => {
      left.abort();
      filePress.cancel();
      free(made);
    };
  }, [shown]);
  return all;
};

const goToTurn = (party?: string): void =>
  useDeliveryView.getState().choose({ over: null, ...(party === undefined ? {} : { party }) });

const KEYS: readonly Shortcut[] = [
  {
    id: 'contact.back',
    keys: 'Escape',
    text: 'delivery:contact.back',
    scope: 'delivery:leaf.evaluations',
    run: () => goToTurn(),
  },
  {
    id: 'contact.batch',
    keys: 'A',
    text: 'delivery:rail.batch',
    scope: 'delivery:leaf.evaluations',
    run: () => useDeliveryView.getState().choose({ over: 'batch' }),
  },
];

/** The sheets of one realm beside each other; each opens its turn report. */
const Realm = ({
  realm: { party, state },
  pictures,
}: {
  readonly realm: TurnReportRealm;
  readonly pictures: Thumbnails;
}) => {
  const { t } = useTranslation();
  return (
    <section className="ww-contact-realm" aria-label={party.name}>
      <header>
        <h3>
          <button type="button" className="ww-link" onClick={() => goToTurn(party.key)}>
            {pictures === null
              ? party.name
              : t('delivery:contact.pages', { realm: party.name, count: pictures.length })}
          </button>
        </h3>
        <StateMark state={state} />
        {pictures === null ? (
          <FindingMark kind="REJECT">{t('delivery:contact.failed')}</FindingMark>
        ) : null}
      </header>
      <ul>
        {(pictures ?? []).map(({ url, aspect }, index) => (
          <li key={url}>
            <button
              type="button"
              aria-label={t('delivery:contact.open', { realm: party.name })}
              onClick={() => goToTurn(party.key)}
            >
              <img
                src={url}
                alt={t('delivery:contact.page', { realm: party.name, page: index + 1 })}
                style={{ aspectRatio: aspect }}
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** State of saving the sheet: `failed` is the text key of why it could not be saved. */
type Saving = 'no' | 'running' | { readonly failed: string };

/** Makes the contact sheet as a PDF and saves it. */
const useSaving = (model: TurnReportsModel) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const [saving, setSaving] = useState<Saving>('no');
  const save = async (): Promise<void> => {
    setSaving('running');
    const orders = model.realms.flatMap(({ party, draft }) => {
      const snapshot = model.facts.of(party.key);
      return snapshot === undefined ? [] : [{ snapshot, draft }];
    });
    const title = t('delivery:contact.title', { turn: model.archived.turn });
    const job = { kind: 'contactSheet', title, language, orders } as const;
    const outcome = await filePress.run(job, () => undefined);
    if (outcome.kind !== 'contactSheet') {
      setSaving(outcome.kind === 'cancelled' ? 'no' : { failed: 'delivery:desk.makeFailed' });
      return;
    }
    const parts = [
      t('delivery:file.turn', { turn: model.archived.turn }),
      t('delivery:file.contact'),
    ];
    const file = { kind: 'pdf', name: fileName(parts, 'pdf'), bytes: outcome.bytes } as const;
    await bridge.saveFile(file).then(
      () => setSaving('no'),
      (problem: unknown) =>
        setSaving({ failed: unwrittenText(problem, 'delivery:desk.saveFailed') }),
    );
  };
  return { saving, save: () => void save() };
};

/** All sheets of all turn reports small, to be checked before they are sent. */
export function ContactSheet({ model }: { readonly model: TurnReportsModel }) {
  const { t } = useTranslation();
  const all = useThumbnails(model);
  const { saving, save } = useSaving(model);
  const scroller = useRef<HTMLDivElement>(null);
  useShortcuts(KEYS);
  const done = useMemo(
    () => model.realms.filter(({ party }) => all.has(party.key)),
    [model.realms, all],
  );
  const next = model.realms[done.length];
  const title = t('delivery:contact.title', { turn: model.archived.turn });
  return (
    <section className="ww-contact ww-stack ww-gap-12" aria-label={title}>
      <header className="ww-contact-head ww-row ww-wrapping">
        <h2>{title}</h2>
        {typeof saving === 'object' ? (
          <span role="alert">
            <FindingMark kind="REJECT">{t(saving.failed)}</FindingMark>
          </span>
        ) : null}
        <Button
          icon="download"
          isDisabled={saving === 'running' || next !== undefined}
          onPress={save}
        >
          {t(saving === 'running' ? 'delivery:desk.setting' : 'delivery:contact.pdf')}
        </Button>
        <Button shortcut="Esc" onPress={() => goToTurn()}>
          {t('delivery:contact.back')}
        </Button>
      </header>
      {next === undefined ? null : (
        <ProgressBar
          label={t('delivery:contact.making', { realm: next.party.name })}
          done={done.length}
          total={model.realms.length}
        />
      )}
      <div ref={scroller} className="ww-contact-body" tabIndex={0} role="group" aria-label={title}>
        <VirtualRows
          count={done.length}
          height={260}
          scroller={scroller}
          target={null}
          row={(index) => {
            const realm = done[index];
            return realm === undefined ? null : (
              <Realm realm={realm} pictures={all.get(realm.party.key) ?? null} />
            );
          }}
        />
      </div>
    </section>
  );
}
