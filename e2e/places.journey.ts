import { expect, type Locator, type Page, test } from './support/test';
import { DESKTOP, freshPage } from './support/browser';
import {
  clickAt,
  drag,
  expectOneEntry,
  expectStep,
  foundRealm,
  hintOf,
  jumpTo,
  makeWorld,
  mapOf,
  pick,
  placeOf,
  press,
  raise,
  sheetOf,
  TEN,
} from './support/editor';
import { tabTo } from './support/keyboard';
import { storedNow } from './support/records';

const named = (page: Page, label: string): Locator =>
  page.getByRole('textbox', { name: label, exact: true });

/** Chooses from a list by mouse. */
const choose = async (page: Page, list: RegExp, option: string): Promise<void> => {
  await page.getByRole('button', { name: list }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

const townsByMouse = async (page: Page): Promise<void> => {
  await jumpTo(page, '001/27');
  await raise(page, 0);
  await jumpTo(page, '001/26');
  await pick(page, 'Ansiedlung');
  await test.step('without an owner none is set, and the status line reports it', async () => {
    await clickAt(page, 0, 0);
    await expect(hintOf(page)).toContainText('gehört niemandem');
  });
  await choose(page, /Herr der nächsten Ansiedlung/, 'Nordmark');
  await choose(page, /Art der nächsten Ansiedlung/, 'Stadt');
  await expectOneEntry(page, { name: 'places:command.found' }, () => clickAt(page, 0, 0));
  const described = (gesture: () => Promise<void>): Promise<unknown> =>
    expectOneEntry(page, { name: 'places:command.describe' }, gesture);
  await expect(named(page, 'Name')).toBeFocused();
  await described(async () => {
    await page.keyboard.type('Möwenburg');
    await page.keyboard.press('Enter');
  });
  await described(() => choose(page, /^(?=.*Art)(?!.*nächsten)/, 'Burg'));
  await described(async () => {
    await named(page, 'Gebaut').fill('3');
    await page.keyboard.press('Tab');
  });
  await described(async () => {
    await named(page, 'Raum für Einheiten').fill('12000');
    await page.keyboard.press('Tab');
  });
  await expectStep(page, 'mouse', { name: 'places:command.capital' }, () =>
    page.getByText('Hauptstadt der Nordmark').click(),
  );
  await expectStep(page, 'mouse', { name: 'places:command.openHarbour' }, () =>
    page.getByRole('button', { name: 'Hafen im Osten' }).click(),
  );
  await expectStep(page, 'mouse', { name: 'places:command.remove' }, () =>
    page.getByRole('button', { name: 'Ansiedlung entfernen' }).click(),
  );
  await test.step('set again, and taken away with the switch of the tool', async () => {
    await expectStep(page, 'mouse', { name: 'places:command.found' }, () => clickAt(page, 0, 0));
    await page.getByRole('radio', { name: 'Entfernen' }).click();
    await expectStep(page, 'mouse', { name: 'places:command.remove' }, () => clickAt(page, 0, 0));
    await page.getByRole('radio', { name: 'Setzen' }).click();
  });
};

const letteringsByMouse = async (page: Page): Promise<void> => {
  await jumpTo(page, '006/26');
  await pick(page, 'Beschriftung');
  const doubleClick = async (right: number, down: number): Promise<void> => {
    const { x, y } = await placeOf(page, right, down);
    await page.mouse.dblclick(x, y);
  };
  await doubleClick(0, 0);
  await expect(named(page, 'Worte')).toBeFocused();
  await expectStep(page, 'mouse', { name: 'places:command.writeLabel' }, async () => {
    await page.keyboard.type('Grünland');
    await page.keyboard.press('Enter');
  });
  await expectStep(page, 'mouse', { name: 'places:command.changeLabel' }, () =>
    choose(page, /Art/, 'Meer'),
  );
  await expectStep(page, 'mouse', { name: 'places:command.changeLabel' }, async () => {
    await page.getByRole('slider', { name: 'Größe' }).focus();
    await page.keyboard.press('ArrowRight');
  });
  await page.getByRole('button', { name: 'Fertig' }).click();
  await expectStep(page, 'mouse', { name: 'places:command.moveLabel' }, () =>
    drag(page, [0, 0], [0, 1]),
  );
  await test.step('along four points, then deleted from its form', async () => {
    for (const [right, down] of [
      [-3, -2],
      [-1, -2.5],
      [1, -2.5],
    ] as const)
      await clickAt(page, right, down);
    await expect(hintOf(page)).toContainText('3 Punkte');
    await doubleClick(3, -2);
    await expect(named(page, 'Worte')).toBeFocused();
    await expectStep(page, 'mouse', { name: 'places:command.writeLabel' }, async () => {
      await page.keyboard.type('Bogenland');
      await page.keyboard.press('Enter');
    });
    await expectStep(page, 'mouse', { name: 'places:command.removeLabel' }, () =>
      page.getByRole('button', { name: 'Schrift löschen' }).click(),
    );
  });
  await page.keyboard.down('Control');
  await expectStep(page, 'mouse', { name: 'places:command.removeLabel' }, () =>
    clickAt(page, 0, 1),
  );
  await page.keyboard.up('Control');
};

const letteringsByKeys = async (page: Page): Promise<void> => {
  await jumpTo(page, '007/26');
  await press(page, 'Shift+T');
  await test.step('Backspace removes a point, Escape drops the line', async () => {
    const { act } = await storedNow(page);
    await press(page, 'Enter', 'ArrowRight', 'Enter', 'Backspace', 'Escape');
    expect((await storedNow(page)).act).toEqual(act);
  });
  await jumpTo(page, '007/26');
  await press(page, 'Enter', 'ArrowRight', 'ArrowRight', 'Enter', 'Enter');
  await expect(named(page, 'Worte')).toBeFocused();
  await expectStep(page, 'keys', { name: 'places:command.writeLabel' }, async () => {
    await page.keyboard.type('Weite');
    await press(page, 'Enter', 'Escape');
    await expect(mapOf(page)).toBeFocused();
  });
  await jumpTo(page, '007/26');
  await expectStep(page, 'keys', { name: 'places:command.removeLabel' }, () =>
    press(page, 'Control+Enter'),
  );
};

const secrets = async (page: Page): Promise<void> => {
  await jumpTo(page, '009/26');
  await pick(page, 'Geheimnis');
  await clickAt(page, 0, 0);
  await expect(named(page, 'Nur für die Spielleitung')).toBeFocused();
  await expectStep(page, 'mouse', { name: 'map:command.writeSecret' }, async () => {
    await page.keyboard.type('Orkhöhle');
    await page.keyboard.press('Tab');
  });
  await expectStep(page, 'mouse', { name: 'map:command.writeSecret' }, async () => {
    await named(page, 'Stärke').fill('R 2500K');
    await page.keyboard.press('Tab');
  });
  await expectStep(page, 'mouse', { name: 'map:command.writeNote' }, async () => {
    await named(page, 'Notiz').fill('Der Pass ist im Winter zu.');
    await named(page, 'Stärke').click();
  });
  await jumpTo(page, '009/25');
  await press(page, 'Shift+G', 'Enter');
  await expect(named(page, 'Nur für die Spielleitung')).toBeFocused();
  await expectStep(page, 'keys', { name: 'map:command.writeSecret' }, async () => {
    await page.keyboard.type('Hort');
    await press(page, 'Escape');
    await expect(mapOf(page)).toBeFocused();
  });
  await expectStep(page, 'keys', { name: 'map:command.writeNote' }, async () => {
    await tabTo(page, named(page, 'Notiz'));
    await page.keyboard.type('Merken');
    await press(page, 'Escape');
  });
  await expectStep(page, 'keys', { name: 'map:command.removeSecret' }, async () => {
    await press(page, 'Enter');
    await expect(named(page, 'Nur für die Spielleitung')).toBeFocused();
    await press(page, 'Control+a', 'Delete', 'Escape');
  });
};

const realms = async (page: Page): Promise<void> => {
  await pick(page, 'Geländepinsel');
  await page.getByRole('radio', { name: 'Reich', exact: true }).click();
  await page.getByRole('button', { name: 'Reiche bearbeiten' }).click();
  const book = page.getByRole('dialog', { name: 'Reiche' });
  const change = (gesture: () => Promise<void>): Promise<unknown> =>
    expectOneEntry(page, { name: 'places:command.describeRealm' }, gesture);
  await change(async () => {
    await book.getByRole('textbox', { name: 'Herrschaft' }).fill('Königin Runa');
    await page.keyboard.press('Tab');
  });
  await change(() => book.locator('.ww-realm-colour').nth(5).click());
  await book.getByRole('button', { name: 'Schließen' }).last().click();
  const { digest } = await storedNow(page);
  await press(page, 'Control+k');
  await expect(page.getByRole('combobox').or(page.getByRole('searchbox'))).toBeFocused();
  // The screen of the same name is found as well; the dialog is the one with the dots.
  await page.keyboard.type('Reiche …');
  await press(page, 'Enter');
  await tabTo(page, book.getByRole('button', { name: 'Neues Reich' }));
  await press(page, 'Enter');
  await expect(book.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expectOneEntry(page, { name: 'places:command.foundRealm' }, async () => {
    await page.keyboard.type('Südreich');
    await press(page, 'Enter');
  });
  await tabTo(page, book.getByRole('button', { name: 'Reich löschen' }));
  await expectOneEntry(page, { name: 'places:command.removeRealm' }, () => press(page, 'Enter'));
  expect((await storedNow(page)).digest).toBe(digest);
  await press(page, 'Escape');
  await expect(book).toHaveCount(0);
  await press(page, 'Control+z', 'Control+z');
  await expect.poll(async () => (await storedNow(page)).digest).toBe(digest);
  await expect(sheetOf(page)).toBeVisible();
};

const WALKS: readonly (readonly [what: string, walk: (page: Page) => Promise<void>])[] = [
  ['settlements by mouse: set, described in every part, taken away', townsByMouse],
  ['letterings by mouse: straight, bent, moved, changed, deleted', letteringsByMouse],
  ['letterings by keyboard', letteringsByKeys],
  ['secrets and notes by mouse and by keyboard', secrets],
  ['realms by mouse from the palette and by keyboard from the list of acts', realms],
];

test('settlements, letterings, secrets, notes and realms are set, described and taken away by mouse and by keyboard', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, DESKTOP);
  await makeWorld(page, TEN);
  await foundRealm(page, 'Nordmark');
  for (const [what, walk] of WALKS) await test.step(what, () => walk(page));
});
