/** What to pack for each circuit, by its slug, beside clothes for the season. */
export const circuitPacking: Readonly<Record<string, string>> = {
  centre:
    'Pour le circuit Centre, emportez une polaire et un coupe-vent, car les nuits des Hautes Terres sont froides de juin à août, et de vraies chaussures de marche. Pour la nuit à Sakaivo\u202f: un drap de sac, ou un duvet de juin à août, une lampe frontale et des lingettes.',
  nord:
    'Pour le circuit Nord, emportez des vêtements légers, un chapeau, de la crème solaire et deux gourdes, car des marches sont sans ombre, et des chaussures fermées à bonne semelle pour la roche coupante de l’Ankarana. Ajoutez un vêtement chaud et imperméable pour la Montagne d’Ambre, un maillot et du répulsif.',
  sud:
    'Pour le circuit Sud, emportez un duvet chaud, un bonnet et une polaire pour le bivouac du pic Boby, où il peut geler de juin à août, et de vraies chaussures de marche. Ajoutez un imperméable pour Ranomafana, un chapeau et de quoi porter trois litres d’eau pour l’Isalo, un maillot et du répulsif pour le lagon.',
  est:
    'Pour le circuit Est, emportez un imperméable, des vêtements légers à manches longues, du répulsif et des chaussures de marche pour la forêt, un maillot et des sandales pour les îles. Prenez un sac souple et une housse étanche, à cause des bateaux, et un remède si vous craignez le mal de mer.',
  ouest:
    'Pour le circuit Ouest, emportez un duvet ou un drap de sac, une lampe frontale, des lingettes et du papier pour les deux bivouacs, et de vraies chaussures de marche pour les Tsingy. Ajoutez un chapeau, de la crème solaire, un foulard contre la poussière des pistes, une gourde et du répulsif.',
}
