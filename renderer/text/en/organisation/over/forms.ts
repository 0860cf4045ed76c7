/** Words of shared rooms in the tongue of the Organisationsspiel: forms. */
export const forms = {
  fileName: '{{form}}, {{realm}}, phase {{turn}}',
  all: 'For all organisations',
  allHint: 'One PDF for each organisation, filled in with what it knows itself.',
  allName: '{{form}}, phase {{turn}}',
  key: { all: 'Form for all organisations' },
};
