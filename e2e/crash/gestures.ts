import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Chance } from '../support/chance';
import type { NamedFile } from '../support/copies';
import { mailOf, type Posted } from '../support/mailbox';
import { goToField, mapOf, spotOf } from '../support/map';
import { goTo, pasteText } from '../support/pages';
import { INCOMING } from './cargo';
import { provenIn } from './folder';
import type * as Judge from './judge';
import { joinedIn, storeOldWorld, openAnew } from './old';
import { expect } from './patience';

/** Context of gestures besides the page. */
export interface GestureTools {
  readonly page: Page;
  readonly chance: Chance;
  readonly judge: typeof Judge;
  readonly incoming: NamedFile;
  /** A free id for a world with a long past. */
  readonly oldId: string;
  /** Announces that the world listed first under a name is about to be deleted. */
  readonly doom: (name: string) => Promise<void>;
}

/** A gesture of a GM. The first part only leads there; the second is the one to be killed in. */
export interface Gesture {
  readonly name: string;
  readonly prepare?: (hands: GestureTools) => Promise<void>;
  readonly act: (hands: GestureTools) => Promise<void>;
}

const LETTER = readFileSync(
  join(import.meta.dirname, '..', '..', 'assets', 'examples', 'tharos', 'turn-8.3.txt'),
  'utf8',
);

const FIELDS = ['210/19', '210/20', '210/27', '711/20', '158/24', '009/20'] as const;

/** Chooses files in the dialogue that a key opens; both parts may be cut off. */
const choose = async (page: Page, key: string, files: readonly Posted[]): Promise<void> => {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press(key)]);
  await chooser.setFiles([...files]);
};

const toMap = async ({ page }: GestureTools): Promise<void> => {
  await goTo(page, 'Karte');
  await expect(mapOf(page)).toBeVisible();
  await mapOf(page).focus();
};

/** Strokes one after the other, faster than anything is written. */
const paint: Gesture = {
  name: 'strokes',
  prepare: async (hands) => {
    await toMap(hands);
    await goToField(hands.page, hands.chance.oneOf(FIELDS));
  },
  act: async ({ page, chance }) => {
    for (let stroke = 0; stroke < 6; stroke += 1) {
      await page.keyboard.press('b');
      await page.keyboard.press(chance.oneOf(['1', '2', '3', '4', '5']));
      const from = await spotOf(page, chance.below(9) - 4, chance.below(5) - 2);
      const to = await spotOf(page, chance.below(9) - 4, chance.below(5) - 2);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 4 });
      await page.mouse.up();
    }
  },
};

const note: Gesture = {
  name: 'note',
  prepare: async (hands) => {
    await toMap(hands);
    await goToField(hands.page, hands.chance.oneOf(FIELDS));
    await hands.page.getByRole('tab', { name: 'Notiz' }).click();
  },
  act: async ({ page, chance }) => {
    const text = page.getByRole('textbox', { name: 'Notiz', exact: true });
    for (let turn = 0; turn < 3; turn += 1) {
      await text.fill(`Rast ${String(chance.below(1_000_000))}`);
      await page.keyboard.press('Tab');
    }
  },
};

const rename: Gesture = {
  name: 'name',
  prepare: async ({ page }) => {
    await goTo(page, 'Einstellungen');
    await expect(page.getByRole('textbox', { name: 'Name der Kampagne' })).toBeVisible();
  },
  act: async ({ page, chance }) => {
    const name = page.getByRole('textbox', { name: 'Name der Kampagne' });
    for (let turn = 0; turn < 3; turn += 1) {
      await name.fill(`Welt ${String(chance.below(1_000_000))}`);
      await page.keyboard.press('Enter');
    }
  },
};

const thereAndBack: Gesture = {
  name: 'undo and redo',
  prepare: toMap,
  act: async ({ page, chance }) => {
    const steps = 1 + chance.below(8);
    for (let step = 0; step < steps; step += 1) await page.keyboard.press('Control+z');
    const again = chance.below(steps + 1);
    for (let step = 0; step < again; step += 1) await page.keyboard.press('Control+y');
  },
};

const told = (page: Page) => page.getByRole('radio', { name: 'Auswertung' });

/** The open turn at the check of letters, ready to take one. */
const toTurn = async ({ page }: GestureTools): Promise<void> => {
  await goTo(page, 'Zug');
  await expect(page.getByRole('button', { name: /^Probelauf/ })).toBeVisible();
  await page.keyboard.press('2');
  await expect(
    page.getByText(/^Noch kein Brief (?:von|vom|des|der) /).or(told(page)),
  ).toBeVisible();
};

const waitForRun = (page: Page): Promise<void> => expect(told(page)).toBeEnabled();

const run: Gesture = {
  name: 'letter and run',
  prepare: toTurn,
  act: async ({ page, chance }) => {
    await pasteText(page, `${LETTER}\n\nNachsatz ${String(chance.below(1_000_000))}`);
    await waitForRun(page);
  },
};

const apply: Gesture = {
  name: 'apply',
  prepare: async (hands) => {
    await toTurn(hands);
    if (!(await told(hands.page).isVisible())) await pasteText(hands.page, LETTER);
    await waitForRun(hands.page);
    await hands.page.getByRole('button', { name: 'Zum Beenden' }).click();
    await expect(hands.page.getByRole('button', { name: 'Zug beenden' })).toBeEnabled();
  },
  act: async ({ page }) => {
    const date = await page.getByRole('banner').innerText();
    await page.getByRole('button', { name: 'Zug beenden' }).click();
    await expect.poll(() => page.getByRole('banner').innerText()).not.toBe(date);
  },
};

const post: Gesture = {
  name: 'mail',
  prepare: async (hands) => {
    await toTurn(hands);
    await hands.page.keyboard.press('1');
    await expect(told(hands.page)).toHaveCount(0);
  },
  act: async ({ page, chance }) => {
    const letters = Array.from({ length: 3 }, () =>
      mailOf({
        from: 'tharos@spieler.example',
        subject: `Reich Tharos ${String(chance.below(1_000_000))}`,
        text: LETTER,
      }),
    );
    const rows = page.getByRole('row');
    const before = await rows.count();
    await choose(page, 'o', letters);
    await expect.poll(() => rows.count()).toBeGreaterThan(before);
  },
};

const bringIn: Gesture = {
  name: 'import',
  act: async ({ page, incoming }) => {
    const { name, bytes } = incoming;
    const file = { name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) };
    await choose(page, 'Control+o', [file]);
    await expect(page.getByText(`${INCOMING} ist da und geöffnet.`)).toBeVisible();
  },
};

const saveFile: Gesture = {
  name: 'export',
  act: async ({ page }) => {
    await page.keyboard.press('Control+s');
    await expect(page.getByText(/^Gespeichert: |\.wabenwart/).first()).toBeVisible();
  },
};

const toStart = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Zur Startseite' }).click();
  await expect(page.getByRole('button', { name: /^Aktionen für / }).first()).toBeVisible();
};

const takeAway: Gesture = {
  name: 'delete',
  prepare: async (hands) => {
    const { page, doom } = hands;
    const menu = page.getByRole('button', { name: `Aktionen für ${INCOMING}` }).first();
    await toStart(page);
    if (!(await menu.isVisible())) {
      await bringIn.act(hands);
      await toStart(page);
    }
    await menu.click();
    await page.getByRole('menuitem', { name: 'Löschen' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await doom(INCOMING);
  },
  act: async ({ page }) => {
    await page.getByRole('button', { name: 'Endgültig löschen' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  },
};

/** The sheet of backups, with a folder that holds one of the open world at least. */
const toBackups = async ({ page }: GestureTools): Promise<void> => {
  await page.keyboard.press('Control+Shift+S');
  const sheet = page.getByRole('dialog', { name: 'Sicherungen' });
  const choose = sheet.getByRole('button', { name: 'Ordner wählen …' });
  const now = sheet.getByRole('button', { name: 'Jetzt sichern' });
  await choose.or(now).waitFor();
  if (await choose.isVisible()) await choose.click();
  await expect(now).toBeEnabled();
};

const backUp = async (page: Page): Promise<void> => {
  const before = await provenIn(page);
  await page.getByRole('button', { name: 'Jetzt sichern' }).click();
  await expect.poll(() => provenIn(page), { intervals: [20, 50] }).not.toEqual(before);
};

const backup: Gesture = { name: 'backup', prepare: toBackups, act: ({ page }) => backUp(page) };

const restore: Gesture = {
  name: 'restore',
  prepare: async (hands) => {
    await toBackups(hands);
    const { page } = hands;
    const whole = page.getByRole('row').filter({ hasText: 'beim Schreiben geprüft' });
    if ((await whole.count()) === 0) await backUp(page);
    await whole
      .last()
      .getByRole('button', { name: /ansehen$/ })
      .click();
    await page.getByRole('button', { name: 'Auf diesen Stand zurück' }).waitFor();
  },
  act: async ({ page }) => {
    await page.getByRole('button', { name: 'Auf diesen Stand zurück' }).click();
    await expect(page.getByRole('dialog', { name: 'Sicherung ansehen' })).toHaveCount(0);
  },
};

/** Opening a world whose old entries are joined in the background, stretch by stretch. */
const joinOld: Gesture = {
  name: 'join',
  prepare: ({ page, judge, oldId }) => storeOldWorld(page, judge, oldId),
  act: async ({ page, judge, oldId }) => {
    await openAnew(page, oldId);
    await expect.poll(() => joinedIn(page, oldId), { intervals: [20, 50] }).toBe(judge.JOINED);
  },
};

/** Gestures that leave the open world open, for the time before the one that is to be hit. */
export const SMALL: readonly [Gesture, ...Gesture[]] = [paint, note, rename, thereAndBack];

/** Gestures that a kill is to hit, each as often as the others. */
export const GESTURES: readonly [Gesture, ...Gesture[]] = [
  paint,
  note,
  rename,
  thereAndBack,
  run,
  apply,
  post,
  bringIn,
  saveFile,
  takeAway,
  backup,
  restore,
  joinOld,
];
