/** Words that make a row conditional (WW-6.3-18). */
export const CONDITION = /(?<![\p{L}\d])(?:wenn|falls|sofern|sonst)(?![\p{L}\d])/iu;
