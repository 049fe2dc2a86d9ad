// Modules that the build provides.
declare module "icon:*" {
  const body: string;
  export default body;
}
