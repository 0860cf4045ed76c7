import { type RefObject, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign, Lattice, MapView } from '../../../../engine';
import { useLanguage, useWords } from '../../../kit/explain/react';
import { useView } from '../../../model/state/view';
import { type FieldSheet, fieldSheet } from '../inspector/sheet';
import { useTerrains } from '../../../model/map/use-catalogue';
import { toolOf } from '../../../model/map/tools';
import { ownerName, terrainName } from '../words';

/** Where the pointer rests, in pixels from the upper left corner of the element. */
interface Rest {
  readonly x: number;
  readonly y: number;
}

/** Moves of fewer pixels do not end a rest: a hand is never quite still. */
const TREMOR = 4;

/**
 * The place of a mouse that has not moved over an element for some milliseconds, no button down; null while it
 * moves, presses, turns the wheel or is elsewhere. Fingers and pens do not hover.
 */
const useRest = (element: RefObject<HTMLElement | null>, milliseconds: number): Rest | null => {
  const [rest, setRest] = useState<Rest | null>(null);
  useEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last: Rest | null = null;
    const wake = (): void => {
      clearTimeout(timer);
      last = null;
      setRest(null);
    };
    const move = ({ clientX, clientY, buttons, pointerType, target: over }: PointerEvent): void => {
      const box = target.getBoundingClientRect();
      const here = { x: clientX - box.left, y: clientY - box.top };
      if (last !== null && Math.hypot(here.x - last.x, here.y - last.y) < TREMOR) return;
      wake();
      const isMap = over instanceof Element && over.closest('[role="application"]') !== null;
      if (pointerType !== 'mouse' || buttons !== 0 || !isMap) return;
      last = here;
      timer = setTimeout(() => setRest(here), milliseconds);
    };
    target.addEventListener('pointermove', move);
    for (const name of ['pointerdown', 'pointerleave', 'wheel', 'keydown'] as const) {
      target.addEventListener(name, wake);
    }
    return () => {
      clearTimeout(timer);
      target.removeEventListener('pointermove', move);
      for (const name of ['pointerdown', 'pointerleave', 'wheel', 'keydown'] as const) {
        target.removeEventListener(name, wake);
      }
    };
  }, [element, milliseconds]);
  return rest;
};

/** How long the mouse must rest, in milliseconds. */
const PATIENCE = 550;

/** Room the card needs, and its distance from the pointer, in pixels. */
const CARD = { width: 248, height: 130, gap: 16 } as const;

const Lines = ({ sheet }: { readonly sheet: FieldSheet }) => {
  const { t } = useTranslation();
  const words = useWords();
  const language = useLanguage();
  const terrains = useTerrains();
  const { settlement, sides, pieces, gm } = sheet;
  const features = [...new Set(sides.flatMap((side) => side.features))];
  const count = gm === null ? pieces.length : gm.units.length;
  return (
    <>
      <p>
        <b className="ww-figures">{sheet.field}</b>{' '}
        {terrainName(terrains, sheet.terrain, language, words)}
      </p>
      {sheet.terrain === null ? null : <p className="ww-quiet">{ownerName(sheet.owner, words)}</p>}
      {settlement === null ? null : (
        <p>
          {t('map:say.settlement', {
            type: t(`map:settlementType.${settlement.type}`, { defaultValue: settlement.type }),
            name: settlement.name,
          })}
        </p>
      )}
      {features.length === 0 ? null : (
        <p className="ww-quiet">{features.map((feature) => t(`map:side.${feature}`)).join(', ')}</p>
      )}
      {count === 0 ? null : <p>{t('map:say.units', { count })}</p>}
      {gm === null || gm.note === '' ? null : <p className="ww-hover-note">{gm.note}</p>}
      {gm?.secret === null || gm?.secret === undefined ? null : (
        <p className="ww-hover-note">{`${gm.secret.text} ${gm.secret.strength}`.trim()}</p>
      )}
    </>
  );
};

/**
 * What lies under a mouse at rest, beside it. Whoever uses the keys or a screen reader finds all of it in the
 * inspector and the status line. While a tool draws it stays away.
 */
export function HoverCard({
  campaign,
  lattice,
  view,
  over,
}: {
  readonly campaign: Campaign;
  readonly lattice: Lattice;
  readonly view: MapView;
  readonly over: RefObject<HTMLElement | null>;
}) {
  const rest = useRest(over, PATIENCE);
  const field = useView((desk) => desk.hover);
  const isDrawing = useView(({ tool }) => toolOf(tool).drags);
  const terrains = useTerrains();
  const sheet = useMemo(
    () =>
      rest === null || field === null || isDrawing
        ? null
        : fieldSheet(campaign, { view, lattice, terrains }, field),
    [rest, field, isDrawing, campaign, view, lattice, terrains],
  );
  if (rest === null || sheet === null) return null;
  const room = over.current?.getBoundingClientRect();
  const isRight = rest.x + CARD.gap + CARD.width > (room?.width ?? Infinity);
  const isLow = rest.y + CARD.gap + CARD.height > (room?.height ?? Infinity);
  return (
    <div
      className="ww-hover-card ww-stack"
      aria-hidden="true"
      style={{
        left: isRight ? rest.x - CARD.gap - CARD.width : rest.x + CARD.gap,
        top: isLow ? rest.y - CARD.gap - CARD.height : rest.y + CARD.gap,
        width: CARD.width,
        ...(isLow ? { height: CARD.height, justifyContent: 'end' } : {}),
      }}
    >
      <div className="ww-hover-sheet">
        <Lines sheet={sheet} />
      </div>
    </div>
  );
}
