/** Said of an error without a code. */
const FAILED = 'file failed';

/** Replaces an error of the file system by its code, never a path, for the page. */
export async function coded<Result>(act: Promise<Result>): Promise<Result> {
  try {
    return await act;
  } catch (problem) {
    const code = problem instanceof Error && 'code' in problem ? problem.code : undefined;
    throw new Error(typeof code === 'string' ? code : FAILED, { cause: problem });
  }
}
