/** Tells the page the code of an error of the file system, or `otherwise`, and never a path. */
export async function coded<Result>(act: Promise<Result>, otherwise: string): Promise<Result> {
  try {
    return await act;
  } catch (problem) {
    const code = problem instanceof Error && 'code' in problem ? problem.code : undefined;
    throw new Error(typeof code === 'string' ? code : otherwise, { cause: problem });
  }
}
