export { readTextMapper } from './read';
export { writeTextMapper, writeTextMapperOverview } from './write';
