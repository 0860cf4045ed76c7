import type { WordTree } from '../../../kernel';

/** Words of the step of acting, and its wars. */
export const ACT_WORDS: WordTree = {
  act: {
    'name.HIRE': ['Anheuern', 'Hire'],
    'name.PLUNDER': ['Plündern', 'Plunder'],
    'name.SABOTAGE': ['Sabotage', 'Sabotage'],
    'name.WAR': ['Krieg führen', 'Wage war'],
    'name.SUPPORT': ['Unterstützung', 'Support'],
    'name.OVERLOAD': ['Überlastung', 'Overload'],
    'name.INFORMATION': ['Informationen beschaffen', 'Obtain information'],
    'name.AUTHORITY_RAISE': ['Autorität einsetzen', 'Use authority'],
    'name.INFLUENCE': ['Chance beeinflussen', 'Influence a chance'],
  },
  war: {
    title: [
      'Krieg in {{region}}: {{one}} gegen {{other}}',
      '{{one}} against {{other}}: war in {{region}}',
    ],
    isOpen: ['Beide Aufstellungen liegen offen.', 'Both divisions lie open.'],
    isCovered: [
      'Jede Seite teilt ihr Militär verdeckt auf. Aufgedeckt wird gemeinsam.',
      'Each side divides its military in secret. They are revealed together.',
    ],
    waits: [
      'Würfel und Folgen bleiben verdeckt, bis aufgedeckt ist.',
      'Dice and effects stay covered until the divisions are revealed.',
    ],
    entering: [
      'Aufgedeckt wird, sobald diese Eintragung zugedeckt oder abgebrochen ist.',
      'Both sides can be revealed once this entry is covered or cancelled.',
    ],
    cover: ['Wieder zudecken', 'Cover again'],
    'ally.none': ['kämpft nicht mit', 'does not fight'],
    'ally.initiator': ['auf der Seite des Angreifers', 'on the side of the initiator'],
    'ally.opponent': ['auf der Seite des Gegners', 'on the side of the opponent'],
    initiator: ['beginnt den Krieg', 'begins the war'],
    opponent: ['wird angegriffen', 'is attacked'],
    military: ['Militär', 'Military'],
    militaryOf: ['Militär von {{party}}', 'Military of {{party}}'],
    mobilised: ['Mobilisiert', 'Mobilised'],
    attack: ['Angriff', 'Attack'],
    defence: ['Verteidigung', 'Defence'],
    covered: ['verdeckt', 'covered'],
    'source.letter': ['aus dem Brief', 'from the letter'],
    'source.gm': ['am Tisch eingetragen', 'entered at the table'],
    'source.default': [
      'ohne Befehl: niemand mobilisiert, alles in die Verteidigung',
      'without order: nobody mobilised, all in defence',
    ],
    enter: ['Verdeckt eintragen', 'Enter in secret'],
    enterOf: ['Aufstellung von {{party}} eintragen', 'Enter the division of {{party}}'],
    change: ['Ändern', 'Change'],
    restore: ['Wieder wie im Brief', 'Back to the letter'],
    division: ['Aufstellung von {{party}}', 'Division of {{party}}'],
    coverEntry: ['Eintragen und zudecken', 'Enter and cover'],
    limits: [
      'Ruhige Bevölkerung hier: {{available}}. Militär: {{military}}.',
      'Calm population here: {{available}}. Military: {{military}}.',
    ],
    'fault.E_WAR_POPULATION': [
      'Wer den Krieg beginnt, muss wenigstens eine Einheit mobilisieren.',
      'Whoever begins the war has to mobilise at least one unit.',
    ],
    'fault.E_UNITS': [
      'So viele ruhige Einheiten sind nicht in der Region.',
      'There are not that many calm units in the region.',
    ],
    'fault.E_WAR_MILITARY': [
      'Ohne Militär in der Region gibt es keinen Krieg.',
      'Without military in the region there is no war.',
    ],
    'fault.E_WAR_ATTACK': [
      'Der Angriff darf nicht größer sein als die mobilisierte Bevölkerung.',
      'The attack must not exceed the population mobilised.',
    ],
    'fault.E_WAR_SPLIT': [
      'Angriff und Verteidigung zusammen sind mehr als das Militär.',
      'Attack and defence together are more than the military.',
    ],
    number: ['Augenzahl {{number}}', 'Number {{number}}'],
    effects: ['Folgen von 1 bis 6, abwechselnd', 'Effects from 1 to 6, by turns'],
  },
  effect: {
    own_loss: ['Eine eigene Einheit Bevölkerung stirbt.', 'One own unit of population dies.'],
    none_2: ['Nichts.', 'Nothing.'],
    none_3: ['Nichts.', 'Nothing.'],
    steal: ['Erbeutet {{halves}} Geld von {{target}}.', 'Takes {{halves}} money from {{target}}.'],
    damage: [
      'Beschädigt eine Stufe „{{advantage}}“ von {{target}}.',
      'Damages a level of “{{advantage}}” of {{target}}.',
    ],
    destroy: [
      'Zerstört eine beschädigte Stufe „{{advantage}}“ von {{target}}.',
      'Destroys a damaged level of “{{advantage}}” of {{target}}.',
    ],
    exhaust: [
      'Erschöpft eine Stufe „{{advantage}}“ von {{target}}.',
      'Exhausts a level of “{{advantage}}” of {{target}}.',
    ],
    murder: [
      'Eine Einheit Bevölkerung von {{target}} wird ermordet.',
      'One unit of population of {{target}} is murdered.',
    ],
    take_level: [
      'Übernimmt eine beschädigte Stufe „{{advantage}}“ von {{target}}.',
      'Takes over a damaged level of “{{advantage}}” of {{target}}.',
    ],
    take_unit: [
      'Eine Einheit Bevölkerung von {{target}} läuft über und ist in Aufruhr.',
      'One unit of population of {{target}} changes sides and is in unrest.',
    ],
    absorbed: [
      'Der Schlag gegen „{{advantage}}“ trifft nur die Befestigung von {{target}}.',
      'The blow against “{{advantage}}” only meets the fortification of {{target}}.',
    ],
    void: [
      'Ohne Folge: Es gibt nichts, was er treffen könnte.',
      'Without effect: there is nothing it could hit.',
    ],
  },
};
