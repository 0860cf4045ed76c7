export const CONTENT_SECURITY_POLICY: string;
export const GUARD_HEADERS: Readonly<Record<string, string>>;
export const fileFor: (folder: string, requestPath: string) => string | undefined;
export const headersFor: (file: string) => Record<string, string>;
