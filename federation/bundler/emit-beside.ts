import webpack, { type Compilation, type Compiler } from 'webpack';

/**
 * Has a plugin emit what lies beside the code. What is wrong in what it reads is a mistake of the build;
 * webpack no longer watches anything once a plugin has thrown.
 */
export function emitBeside(
  compiler: Compiler,
  name: string,
  emit: (compilation: Compilation) => void,
): void {
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compilation.hooks.processAssets.tap({ name, stage }, () => {
      try {
        emit(compilation);
      } catch (error) {
        const said = error instanceof Error ? error.message : String(error);
        compilation.errors.push(new webpack.WebpackError(said));
      }
    });
  });
}
