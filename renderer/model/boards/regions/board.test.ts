import { describe, expect, it } from 'vitest';
import { seenlandCampaign } from '../../../../assets/examples/seenland';
import { seenRegions, settingsInForce, systems } from '../../../../engine';
import { svgNodes, svgText } from '../../../kit/cartography';
import { wordsOf } from '../../../kit/text/words';
import { moneyOf } from '../../../kit/explain';
import { shapeTowards } from '../../../kit/board/cells';
import { onPaper } from '../../../kit/board/paper';
import { boardIn } from './board';
import { cameraOver } from '../../board/BoardStage';
import { drawnScale, panBy, revealing, toPlane, toScreen, zoomAt } from '../../../kit/board/camera';
import { cellsInSight } from './marks';
import { BLANK_BOX, regionPlan } from './drawing/list';

const EXTENT = { width: 1000, height: 700 };

describe('the window over a board', () => {
  const camera = cameraOver(BLANK_BOX, EXTENT);

  it('shows all of a box', () => {
    for (const corner of [
      { x: BLANK_BOX.left, y: BLANK_BOX.top },
      { x: BLANK_BOX.right, y: BLANK_BOX.bottom },
    ]) {
      const { x, y } = toScreen(camera, EXTENT, corner);
      expect(x >= 0 && x <= EXTENT.width && y >= 0 && y <= EXTENT.height).toBe(true);
    }
  });

  it('zooms about the point under the pointer, and back', () => {
    const place = { x: 120, y: 400 };
    const before = toPlane(camera, EXTENT, place);
    const after = toScreen(zoomAt(camera, EXTENT, place, 2.5), EXTENT, before);
    expect(after.x).toBeCloseTo(place.x, 9);
    expect(after.y).toBeCloseTo(place.y, 9);
  });

  it('moves with the pointer, and just so far that a point is seen', () => {
    expect(toScreen(panBy(camera, 30, -20), EXTENT, camera.centre).x).toBeCloseTo(530, 9);
    expect(revealing(camera, EXTENT, camera.centre)).toEqual(camera);
    const far = { x: 400, y: camera.centre.y };
    expect(toScreen(revealing(camera, EXTENT, far), EXTENT, far).x).toBeCloseTo(940, 6);
  });

  it('redraws in half octaves only', () => {
    expect(drawnScale(20)).toBe(drawnScale(21));
    expect(drawnScale(20) / drawnScale(10)).toBeCloseTo(2, 9);
  });

  it('has no grid of cells too small to be seen', () => {
    expect(cellsInSight(camera, EXTENT, 0.1)).toEqual([]);
    expect(cellsInSight(camera, EXTENT, 2).length).toBeGreaterThan(100);
  });
});

describe('going from region to region by keys', () => {
  const board = boardIn(seenlandCampaign());

  it('takes the next one in the direction', () => {
    expect(shapeTowards(board.regions, 'hochland', { x: 1, y: 0 })).toBe('wald');
    expect(shapeTowards(board.regions, 'hochland', { x: -1, y: 0 })).toBe('grenze');
    expect(shapeTowards(board.regions, 'seen', { x: 0, y: 1 })).toBe('kueste');
    expect(shapeTowards(board.regions, 'wald', { x: 1, y: 0 })).toBeUndefined();
  });

  it('begins somewhere', () => {
    expect(shapeTowards(board.regions, null, { x: 1, y: 0 })).toBe('grenze');
    expect(shapeTowards({}, null, { x: 1, y: 0 })).toBeUndefined();
  });
});

describe('a board on paper', () => {
  const campaign = seenlandCampaign();
  const system = systems[campaign.system];
  const { parties } = campaign.world;
  const words = wordsOf('de');
  const board = boardIn(campaign);

  const textOf = (viewer: string | null): string => {
    const presence =
      system?.board.presence?.(campaign.world, viewer, settingsInForce(campaign)) ?? [];
    if (system === undefined) return '';
    const { currency } = system;
    const scene = {
      regions: Object.values(seenRegions(board)),
      borders: board.borders,
      presence,
      parties,
      money: moneyOf(currency, words).plain,
    };
    const marks = onPaper(regionPlan(scene), { width: 180, height: 120 });
    return marks
      .flatMap((mark) =>
        mark.kind === 'drawing' ? svgNodes(mark.list, { ...mark, pixel: 1, id: '' }) : [],
      )
      .map(svgText)
      .join('');
  };

  it('carries the names of all regions and, for the GM, the money in every purse', () => {
    const text = textOf(null);
    for (const { name } of Object.values(board.regions)) expect(text).toContain(`>${name}<`);
    expect(text).toContain('>2,5<');
  });

  it('shows a party of others nothing but their presence', () => {
    expect(textOf('orden')).not.toContain('>2,5<');
    expect(textOf('kontor')).toContain('>2,5<');
    expect(textOf('orden')).toContain('>K<');
  });

  it('has no word of the GM on it', () => {
    const notes = Object.values(board.regions).flatMap(({ note }) => (note === '' ? [] : [note]));
    expect(notes.length).toBeGreaterThan(0);
    for (const note of notes) expect(textOf(null)).not.toContain(note);
  });

  it('is empty where nothing is drawn', () => {
    const nothing = { regions: [], borders: [], presence: [], parties, money: String };
    expect(onPaper(regionPlan(nothing), { width: 100, height: 100 })).toEqual([]);
  });
});
