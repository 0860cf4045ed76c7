import type { Chapter, RuleSection } from './catalogue';

/** Id of the heading of a chapter or section. */
export const headingOf = (number: number | string): string => `chapter-${String(number)}`;

/** The title of a chapter or section with its number. */
export const numbered = ({
  number,
  title,
}: {
  readonly number: number | string;
  readonly title: string;
}): string => `${String(number)} ${title}`;

const SectionPart = ({
  section,
  here,
}: {
  readonly section: RuleSection;
  readonly here: string | null;
}) => (
  <section aria-labelledby={headingOf(section.number)}>
    <h4 id={headingOf(section.number)} tabIndex={-1} data-heading>
      {numbered(section)}
    </h4>
    <dl>
      {section.clauses.map((clause) => (
        <div
          key={clause.id}
          id={clause.id}
          tabIndex={-1}
          {...(clause.id === here ? { 'data-here': true } : {})}
        >
          <dt>
            <span>{clause.title}</span>
            <span className="ww-rule-id">{clause.id}</span>
          </dt>
          <dd>{clause.text}</dd>
        </div>
      ))}
    </dl>
  </section>
);

/** The clauses of one chapter by section. `here` is the one somebody asked for. */
export const ChapterPart = ({
  chapter,
  here,
}: {
  readonly chapter: Chapter;
  readonly here: string | null;
}) => (
  <section aria-labelledby={headingOf(chapter.number)}>
    <h3 id={headingOf(chapter.number)} tabIndex={-1} data-heading>
      {numbered(chapter)}
    </h3>
    {chapter.sections.map((section) => (
      <SectionPart key={section.number} section={section} here={here} />
    ))}
  </section>
);
