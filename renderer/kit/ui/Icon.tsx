import { ICONS, type IconName } from './icons';

export interface IconProps {
  readonly name: IconName;
  /** Edge length in px; the drawing is made for 20. */
  readonly size?: number;
  /** Spoken name; without it the icon is decoration. */
  readonly label?: string;
}

/** One line icon in the colour of the text around it. */
export function Icon({ name, size = 20, label }: IconProps) {
  return (
    <svg
      className="ww-icon"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={ICONS[name]} />
    </svg>
  );
}
