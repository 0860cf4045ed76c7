export const past = {
  intro_one:
    'Acts older than the last month are part of their month’s end: you can still read them here, and you can go to the end of every month. What was taken back among them is out of reach.',
  intro_other:
    'Acts older than {{count}} months are part of their month’s end: you can still read them here, and you can go to the end of every month. What was taken back among them is out of reach.',
  joined: 'part of its month’s end',
  dropped: 'out of reach',
};
