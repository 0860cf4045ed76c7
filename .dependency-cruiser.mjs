/** Which part may import which (docs/architecture.md). Every rule here has a planted violation in scripts/checks/plants.mjs. */
const engineRooms = '^engine/(hex|kernel|world|exchange|genesis|laboratory|systems|cases|testing)/';
const tests = '\\.test\\.tsx?$|^engine/testing/|^renderer/.*testing(/|\\.tsx?$)';

export default {
  forbidden: Object.entries({
    'no-cycles': { from: {}, to: { circular: true } },
    'hex-imports-nothing': {
      from: { path: '^engine/hex/', pathNot: tests },
      to: { pathNot: '^engine/hex/' },
    },
    'kernel-imports-nothing': {
      from: { path: '^engine/kernel/', pathNot: tests },
      to: { pathNot: '^engine/kernel/|^node_modules/(zod|@noble/hashes)/' },
    },
    'world-sees-hex-and-kernel': {
      from: { path: '^engine/world/', pathNot: tests },
      to: { pathNot: '^engine/(world|hex|kernel)/|^node_modules/(zod|fflate|@noble/hashes)/' },
    },
    'exchange-sees-the-world': {
      from: { path: '^engine/exchange/', pathNot: tests },
      to: {
        pathNot: '^engine/(exchange|world|hex|kernel)/|^node_modules/(papaparse|fflate|zod)/',
      },
    },
    'genesis-sees-the-world': {
      from: { path: '^engine/genesis/', pathNot: tests },
      to: {
        pathNot: '^engine/(genesis|world|hex|kernel)/|^node_modules/(pure-rand|simplex-noise)/',
      },
    },
    'laboratory-knows-no-game': {
      from: { path: '^engine/laboratory/', pathNot: tests },
      to: { pathNot: '^engine/(laboratory|world|hex|kernel)/' },
    },
    'systems-are-islands': {
      from: { path: '^engine/systems/([^/]+)/' },
      to: { path: '^engine/systems/', pathNot: '^engine/systems/$1/' },
    },
    'systems-see-the-shared-rooms': {
      from: { path: '^engine/systems/[^/]+/', pathNot: tests },
      to: {
        pathNot:
          '^engine/(systems|cases|hex|kernel|orders|world)/|^node_modules/(zod|chevrotain|chevrotain-allstar|@chevrotain|@noble/hashes)/',
      },
    },
    'rules-read-no-words': {
      from: { path: '^engine/systems/[^/]+/(rules|state|turn|orders|views)/', pathNot: tests },
      to: { path: '^engine/systems/[^/]+/(records/)?words(/|\\.ts$)' },
    },
    'engine-is-pure': {
      from: { path: '^engine/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    'engine-has-one-door': {
      from: {
        path: '^(renderer|cli|assets)/',
        pathNot: '^renderer/games/[^/]+/|^assets/examples/',
      },
      to: { path: engineRooms, pathNot: '^engine/testing/|^engine/kernel/zod\\.ts$' },
    },
    'examples-see-the-catalogue-of-their-game': {
      from: { path: '^assets/examples/' },
      to: {
        path: engineRooms,
        pathNot: '^engine/testing/|^engine/systems/[^/]+/rules/catalogue\\.ts$',
      },
    },
    'views-of-a-game-see-their-own-rules': {
      from: { path: '^renderer/games/([^/]+)/' },
      to: {
        path: engineRooms,
        pathNot:
          '^engine/testing/|^engine/systems/$1/(index\\.ts|pages\\.ts|cases/(game\\.ts|[^/]+\\.txt))$',
      },
    },
    'views-of-games-are-islands': {
      from: { path: '^renderer/games/([^/]+)/' },
      to: { path: '^renderer/games/[^/]+/', pathNot: '^renderer/games/$1/' },
    },
    'only-the-registry-knows-the-views-of-a-game': {
      from: { pathNot: '^renderer/games/(registry\\.ts$|[^/]+/)|^bench/' },
      to: { path: '^renderer/games/[^/]+/' },
    },
    'the-kit-knows-no-campaign': {
      from: { path: '^renderer/kit/', pathNot: tests },
      // Words are said beside their screens; the kit collects them.
      to: { path: '^renderer/', pathNot: '^renderer/kit/|\\.text\\.ts$' },
    },
    // Registries alone name what stands above them: the screens of games, the board drawn by the map.
    'the-model-knows-no-screen': {
      from: {
        path: '^renderer/model/',
        pathNot: `${tests}|^renderer/model/boards/registry\\.tsx$`,
      },
      to: { path: '^renderer/', pathNot: '^renderer/(kit|model)/|^renderer/games/[^/]+\\.ts$' },
    },
    'screens-are-islands': {
      from: { path: '^renderer/screens/([^/]+)/', pathNot: tests },
      to: {
        path: '^renderer/',
        pathNot: '^renderer/(kit|model|screens/$1)/|^renderer/games/[^/]+\\.ts$',
      },
    },
    'views-of-games-know-no-screen': {
      from: { path: '^renderer/games/', pathNot: tests },
      to: { path: '^renderer/(app|screens)/' },
    },
    'boards-are-islands': {
      from: { path: '^renderer/model/boards/([^/]+)/', pathNot: tests },
      to: {
        path: '^renderer/model/(boards/[^/]+|map)/',
        pathNot: '^renderer/model/boards/$1/',
      },
    },
    'engine-knows-no-floor-above': {
      from: { path: '^engine/', pathNot: tests },
      to: { path: '^(renderer|electron|cli|e2e|assets|scripts|bench)/' },
    },
    'testing-is-for-tests': {
      from: { pathNot: `${tests}|^(bench|e2e)/` },
      to: { path: '^engine/testing/' },
    },
    'renderer-has-no-node': {
      from: { path: '^renderer/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    'renderer-stands-on-the-engine': {
      from: { path: '^renderer/' },
      to: { path: '^(electron/(main|preload|files)|cli|e2e|scripts|bench)/' },
    },
    'only-the-bridge-speaks-ipc': {
      from: { path: '^renderer/', pathNot: '^renderer/kit/bridge/' },
      to: { path: '^electron/' },
    },
    'electron-knows-no-rules': {
      from: { path: '^electron/' },
      to: { path: '^(engine|renderer|cli|e2e|assets)/', pathNot: '^engine/testing/' },
    },
    'only-the-bridge-knows-the-shell': {
      from: { path: '^(engine|renderer|cli|assets)/' },
      to: { path: '^node_modules/electron/' },
    },
    'cli-uses-the-doors': {
      from: { path: '^cli/', pathNot: tests },
      to: {
        path: '^(renderer|electron|e2e|scripts|bench)/',
        pathNot: '^renderer/kit/(text|explain)/(?!react/)',
      },
    },
    'explanations-are-pure': {
      from: {
        path: '^renderer/(kit/(explain|text|cartography)/|.+\\.text\\.ts$)',
        pathNot: `${tests}|^renderer/kit/explain/react/`,
      },
      to: {
        path: '^renderer/|^node_modules/(react|react-dom|react-konva|konva|dexie|zustand)/',
        pathNot: '^renderer/(kit/(explain|text|cartography)/(?!react/)|.+\\.text\\.ts$)',
      },
    },
    'not-to-unresolvable': {
      from: {},
      to: { couldNotResolve: true, pathNot: '^(vite|virtual:)' },
    },
    'no-orphans': {
      from: {
        orphan: true,
        pathNot: '\\.d\\.ts$|\\.test\\.tsx?$|\\.config\\.ts$|^(e2e|bench|scripts)/',
      },
      to: {},
    },
  }).map(([name, rule]) => ({ name, severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    preserveSymlinks: true,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
