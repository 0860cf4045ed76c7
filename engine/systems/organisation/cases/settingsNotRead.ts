/** Settings of the register that no rule reads, by key, and why. An entry that is read meanwhile has to go. */
export const settingsNotRead: Readonly<Record<string, string>> = {
  'os.ruling.q2': 'money below nothing would break the books: no case ever arises (OS-0-03)',
  'os.ruling.q4': 'a border of the board joins both of its regions (OS-1-02)',
  'os.ruling.q5': 'who leads an organisation is noted with the people of the campaign (OS-1-04)',
  'os.ruling.q7': 'every region takes any number of organisations (OS-1-08)',
  'os.ruling.q14': 'levels are counted everywhere, none has a number of its own (OS-4-03)',
  'os.ruling.q15': 'damage goes by levels everywhere (OS-4-07)',
  'os.ruling.q23': 'what is damaged and what is exhausted is kept apart (OS-5.8-03)',
  'os.ruling.q26': 'a phase is always its start and then its closing (OS-7-02)',
  'os.ruling.q32': 'what happens at the table is words and changes by the GM (OS-9.4-02)',
  'os.ruling.q44': 'temporary levels are no target and are lost where they protect (OS-5.7-05)',
};
