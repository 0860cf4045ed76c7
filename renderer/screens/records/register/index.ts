export { FieldInput } from './FieldInput';
export { Objections, refusalSentence } from './Objections';
export { optionsOf } from './options';
export { PlainEditor } from './PlainEditor';
export * from '../../../model/records/register';
export { RegisterView } from './RegisterView';
export { useRegisterPlace } from './use-register';
