import { useEffect, useRef, useState } from 'react';
import type { Words } from '../../kit/text/words';
import { type Draft, draftFrom, storedDraft } from './draft';

/** Whether the browser keeps the draft, and the draft as a file. */
export function DraftPart({
  pageKey,
  draft,
  isKept,
  fileName,
  words,
  onOpen,
}: {
  readonly pageKey: string;
  readonly draft: Draft;
  readonly isKept: boolean;
  readonly fileName: string;
  readonly words: Words;
  readonly onOpen: (draft: Draft) => void;
}) {
  const [told, setTold] = useState('');
  const [previous, setPrevious] = useState<Draft>();
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const save = (): void => {
    const blob = new Blob([storedDraft(pageKey, draft)], { type: 'application/json' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = fileName;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  };
  /** What stood here can be taken back. */
  const replace = (next: Draft): void => {
    setPrevious(latest.current);
    onOpen(next);
  };
  const open = async (file: File): Promise<void> => {
    const about = { name: file.name };
    const text = await file.text().catch(() => undefined);
    const found = text === undefined ? 'unreadable' : draftFrom(text, pageKey);
    if (typeof found === 'string') {
      setTold(words(`page:player.draft.${found}`, about));
      return;
    }
    replace(found);
    setTold(words('page:player.draft.opened', about));
  };
  return (
    <section className="draft" aria-labelledby="draft">
      <h2 id="draft">{words('page:player.draft.title')}</h2>
      <p className={isKept ? 'quiet' : 'warning'}>
        {words(isKept ? 'page:player.draft.kept' : 'page:player.draft.lost')}
      </p>
      <div className="row">
        <button type="button" onClick={save}>
          {words('page:player.draft.save')}
        </button>
        <button type="button" onClick={() => input.current?.click()}>
          {words('page:player.draft.open')}
        </button>
        {previous === undefined ? null : (
          <button
            type="button"
            onClick={() => {
              replace(previous);
              setTold(words('page:player.draft.undone'));
            }}
          >
            {words('page:player.draft.undo')}
          </button>
        )}
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label={words('page:player.draft.open')}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file !== undefined) void open(file);
            currentTarget.value = '';
          }}
        />
      </div>
      <p role="status">{told}</p>
    </section>
  );
}
