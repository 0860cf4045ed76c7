// What oxlint (.oxlintrc.json) has no rule for: our own laws on syntax, and patterns that take too long.
import * as regexp from 'eslint-plugin-regexp';
import { parser } from 'typescript-eslint';

const forbidInEngine = [
  { selector: "NewExpression[callee.name='Date']", message: 'The engine has no clock.' },
  { selector: "MemberExpression[object.name='Date']", message: 'The engine has no clock.' },
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'The engine knows only seeded chance.',
  },
  { selector: "MemberExpression[object.name='performance']", message: 'The engine has no clock.' },
  {
    selector: 'CallExpression[callee.property.name=/^toLocale/]',
    message: 'The engine has no locale.',
  },
  {
    selector: "CallExpression[callee.property.name='localeCompare']",
    message: 'The engine has no locale: compare by code units.',
  },
  { selector: "MemberExpression[object.name='Intl']", message: 'The engine has no locale.' },
  { selector: 'ThrowStatement', message: 'The engine returns findings, it does not throw.' },
  {
    selector: 'Program > VariableDeclaration[kind=let]',
    message: 'The engine has no module state.',
  },
  {
    selector: 'ExportNamedDeclaration > VariableDeclaration[kind=let]',
    message: 'The engine has no module state.',
  },
  { selector: 'ClassDeclaration', message: 'The engine is made of functions and plain data.' },
];

/** What a module of the renderer remembers is put back between files of tests. */
const forbidOwnState = [
  {
    selector: 'Program > VariableDeclaration[kind=let]',
    message: 'State of a module is kept by remember (renderer/state/create-store.ts).',
  },
  {
    selector: 'ExportNamedDeclaration > VariableDeclaration[kind=let]',
    message: 'State of a module is kept by remember (renderer/state/create-store.ts).',
  },
  ...['Program', 'ExportNamedDeclaration'].map((parent) => ({
    selector: `${parent} > VariableDeclaration > VariableDeclarator > CallExpression[callee.name='create']`,
    message: 'Stores of the program come from createStore (renderer/state/create-store.ts).',
  })),
];

const TESTS = ['**/*.test.{ts,tsx}', '**/*testing.{ts,tsx}', '**/*testing/**'];

export default [
  { ignores: ['dist/**', 'test-results/**', ...TESTS] },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser },
    // Suppressions are for oxlint, which reports those that are not needed.
    linterOptions: { reportUnusedDisableDirectives: 'off' },
  },
  {
    files: ['engine/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...forbidInEngine] },
  },
  {
    files: ['engine/systems/*/data/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...forbidInEngine,
        ...['ArrowFunctionExpression', 'FunctionDeclaration', 'FunctionExpression'].map(
          (selector) => ({ selector, message: 'data holds no functions.' }),
        ),
      ],
    },
  },
  {
    files: ['renderer/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...forbidOwnState] },
  },
  {
    // What players and foreign files send is read in a time that grows with its length at most.
    files: [
      'renderer/{intake,leaks,exchange,dispatch,turn}/**/*.{ts,tsx}',
      'engine/{exchange,kernel,world}/**/*.ts',
      'engine/systems/*/{orders,forms}/**/*.ts',
      'cli/**/*.ts',
    ],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    // The lexer tries its patterns at one place at a time.
    files: ['engine/systems/*/orders/grammar/**/*.ts'],
    rules: { 'regexp/no-super-linear-move': 'off' },
  },
];
