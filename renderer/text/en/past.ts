export const past = {
  intro_one:
    'Older acts are part of their $t(noun:monthEnd): you can still read them here, and you can go to every $t(noun:monthEnd). What was taken back among them is out of reach.',
  intro_other:
    'Acts older than {{count}} $t(noun:months) are part of their $t(noun:monthEnd): you can still read them here, and you can go to every $t(noun:monthEnd). What was taken back among them is out of reach.',
  joined: 'part of its $t(noun:monthEnd)',
  dropped: 'out of reach',
};
