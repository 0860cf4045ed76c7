/** Words of shared rooms in the tongue of the Organisationsspiel: app. */
export const app = {
  turnOnly: 'Phase {{turn}}',
  turnLabelled: 'Phase {{turn}}, {{label}}',
  room: {
    cast: 'Cast',
    turn: 'Phase',
    map: 'Regions',
  },
  palette: {
    where: {
      party: 'Organisation',
    },
    placeholder: 'Search for an organisation, region or command',
    nothing: 'Nothing found. Organisations, regions and commands are listed by their names.',
  },
  tour: {
    turn: {
      title: 'The phase',
      text: 'Here you go through the phase: file letters, check, decide. Nothing counts until you apply it.',
    },
    print: {
      text: 'Print shows what an organisation knows. Hidden things are not in the file.',
    },
    map: {
      text: 'The board shows the regions and who sits there. A click on a region shows what lies in it. With the tools you draw regions and connect neighbours.',
    },
    search: {
      text: 'Ctrl K jumps to an organisation, a room or a command. Just start typing.',
    },
  },
};
