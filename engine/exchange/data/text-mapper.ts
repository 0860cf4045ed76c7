/** Colours of the map by the colour key of a terrain's disc. */
export const FILLS: Readonly<Record<string, string>> = {
  lightBlue: '#a9cfe3',
  darkBlue: '#6f9fc0',
  lightGreen: '#c9dca0',
  darkGreen: '#7fa36a',
  lightBrown: '#dcc79c',
  darkBrown: '#b79a6c',
  darkGrey: '#a19b93',
  yellow: '#eadf9e',
  violet: '#b3a3bd',
  olive: '#8f9a5b',
  white: '#f4f3ee',
  red: '#c4705c',
};

/** How features of sides are drawn; their names are the types of lines. */
export const LINE_STYLES: Readonly<Record<string, string>> = {
  river: 'fill="none" stroke="#2f6a97" stroke-width="8" stroke-opacity="0.8"',
  canal: 'fill="none" stroke="#6f9fc0" stroke-width="8" stroke-dasharray="14 6"',
  road: 'fill="none" stroke="#6b4f2f" stroke-width="5" stroke-dasharray="10 8"',
  bridge: 'fill="none" stroke="#333333" stroke-width="10"',
};
