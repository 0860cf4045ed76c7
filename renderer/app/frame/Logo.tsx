/** The sign of the program: a W in a hexagon. */
export const Logo = () => (
  <svg
    width={24}
    height={26}
    viewBox="-12 -13 24 26"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.8}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M0 -12L10.4 -6V6L0 12L-10.4 6V-6z" />
    <path d="M-5 -3.5L-2.5 4L0 -2L2.5 4L5 -3.5" />
  </svg>
);
