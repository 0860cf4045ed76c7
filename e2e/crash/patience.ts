import { expect as impatient } from '@playwright/test';

/** How long anything may take, in milliseconds: long trials run beside other work, and a slow computer loses nothing. */
export const PATIENCE = 90_000;

/** Expectations that wait as long. */
export const expect = impatient.configure({ timeout: PATIENCE });
