import { useRef, useState } from 'react';
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
  const input = useRef<HTMLInputElement>(null);
  const save = (): void => {
    const blob = new Blob([storedDraft(pageKey, draft)], { type: 'application/json' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = fileName;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  };
  const open = async (file: File): Promise<void> => {
    const found = draftFrom(await file.text(), pageKey);
    const about = { name: file.name };
    if (typeof found === 'string') {
      setTold(words(`page:player.draft.${found}`, about));
      return;
    }
    onOpen(found);
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
