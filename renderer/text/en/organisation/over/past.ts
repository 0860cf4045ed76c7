/** The chronicle of a long campaign, in phases. */
export const past = {
  intro_one:
    'Acts older than the last phase are part of its end: you can still read them here, and you can go to the end of every phase. What was taken back among them is out of reach.',
  intro_other:
    'Acts older than {{count}} phases are part of the end of their phase: you can still read them here, and you can go to the end of every phase. What was taken back among them is out of reach.',
  joined: 'part of its phase’s end',
};
