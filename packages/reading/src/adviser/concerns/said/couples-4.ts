import { evenings } from './evenings.ts';

/** Couples, message by message. */
export default evenings(`
  us-two-match | 저희 궁합 어떤가요
  > us-two-match | 좋은 점이랑 나쁜 점 둘 다 말해주세요
  > where-we-clash | 나쁜 점이 더 큰 거 아니에요?
  just-became-couple | 사귄 지 이제 40일 됐어요
  how-much-loved | 여자친구는 저를 얼마나 좋아하나요
  never-says-love | 표현을 잘 안 해서 모르겠어요
  > tells-more | 먼저 보고싶다고 한 적이 한 번도 없음
  > how-be-loved-more | 제가 더 표현해야 되나요 아니면 기다려야 되나요
  couple-lasts | 오래 갈 수 있을까요
  couple-hard-time | 언제가 고비예요
  > what-to-beware | 그럼 그때 뭘 조심하면 되나요

  partner-cooled | 남자친구 마음이 식은 걸까요
  texts-grew-rare | 연락이 확 줄었어요
  texts-grew-rare | 예전엔 자기 전에 꼭 전화했는데 요즘은 카톡 하나 보내고 자요
  > busy-or-cooled | 바쁜 건 맞는데 바빠도 할 사람은 하잖아요
  > angry-without-reason | 물어보면 아니래요
  over-sensitive | 그럼 제가 예민한 건가요?
  > slump-ends | 언제쯤 다시 좋아질까요
  > prepare-until-then | 그때까지 전 뭐 해요 그냥 가만히 있어요?
  open-a-talk | 서운하다고 말해도 돼요?
  > ask-for-change | 뭐라고 말하면 안 부담스러울까요
  will-do-so | ㅇㅋ 오늘 해볼게요

  read-no-answer | 여친이 읽씹함
  > tells-more | 5시간째
  > text-what | 뭐라고 보내야 됨?

  partner-thinks-marriage | 동거한 지 2년인데 결혼 얘기를 안 꺼내요
  partner-thinks-marriage | 이 남자 저랑 결혼할 마음 있어요?
  > wed-age-pressure | 나이도 있는데 시간 낭비하는 거 아닌가 싶어요
  raise-wedding-talk | 제가 먼저 말 꺼내볼까요
  partner-not-ready | 작년에 한 번 꺼냈을 때는 돈 좀 더 모으고 하자 했어요
  > partner-not-ready | 근데 돈은 안 모으고 캠핑 장비만 사요
  tell-me-straight | 솔직히 말해주세요 이 사람이랑 되나요 안 되나요
  > wed-when-together | 된다면 언제쯤이요
  > answer-by-a-date | 안 되면 저 내년에 서른넷인데 어떡해요
  > shall-part | 집 계약이 3월에 끝나는데 그때 정리하는 게 나을까요
  cannot-part-for-habit | 정은 많이 들었어요
  cannot-decide | 결정 못 하겠네요

  waiting-for-soldier | 군대 간 남친 기다리는 중인데 끝까지 갈 수 있을까요
  > tells-more | 이제 상병이에요
  after-discharge | 전역하면 변한다는데 진짜예요?
  tone-changed | 요즘 전화할 때 말투가 좀 귀찮아하는 느낌
  > is-that-why | 훈련 때문에 피곤한 거겠죠?
  partner-friends-first | 휴가 나오면 친구들 먼저 만나요
  > how-long-then | 저 언제까지 참아야 돼요
  couple-reaches-marriage | 전역하고 결혼까지도 갈까요 저희
  > so-no-hurry | 너무 먼 얘긴가 ㅋㅋㅋ

  afraid-they-leave | 군인인데 여자친구가 헤어지자고 할 것 같습니다
  > couple-contact-little | 전화를 안 받습니다 요즘
  is-partner-cheating | 다른 남자 생긴 걸까요?
  > tells-more | 휴가가 다음 달입니다
  > hold-who-leaves | 그때 만나서 잡으면 잡힐까요
  letter-to-partner | 편지를 쓰는 건 어떻습니까
  > letter-to-partner | 뭐라고 써야 됩니까
  how-much-loved | 여자친구가 지금 저를 어떻게 생각하는지 궁금합니다
  will-do-so | 알겠습니다 힘내보겠습니다

  us-two-match | 8살 연하 남자친구 만나고 있어요 궁합 좀 봐주세요
  partner-loves-me | 진심일까요 나이 차이가 있으니까
  friends-oppose-partner | 친구들은 다 잠깐 노는 거라고 해요
  > tells-more | 남친은 28이고 이제 막 취업했어요
  partner-thinks-marriage | 결혼 생각은 있을까요
  > how-would-they-take-it | 제가 나이 때문에 급한 건데 재촉하면 도망갈까요?
  parents-oppose-wedding | 부모님들이 반대할 거 같아요
  > tells-more | 특히 그쪽 어머니요
  > greet-their-parents | 어떻게 하면 잘 보일까요
  > tells-more | 아이 문제도 있고요
  > may-i-do-so | 일단 올해는 그냥 만나볼까요

  same-fight-again | 왜 맨날 싸울까요
  > same-fight-again | 별거 아닌 걸로 싸웁니다 진짜
  just-fought | 어제는 밥 메뉴 때문에 싸웠어요
  > tells-their-words | 아무거나 먹자 해놓고 고르면 싫대요
  whose-fault-fight | 제가 잘못한 건가요?
  still-angry | 결국 제가 사과했는데 아직 화났어요
  > partner-sulks | 어떻게 풀어주죠
  > apology-words | 선물이 나을까요 말이 나을까요
  > what-gift | 무슨 선물이요
  opposite-natures | 성격이 안 맞는 건가요 저희
  shall-part | 헤어지는 게 답일까요
  > i-will-not-part | 그건 싫은데
  how-not-to-fight | 안 싸우는 법 하나만 알려주세요

  marry-this-one-should | 이 사람이랑 결혼해도 될까요
  parents-mind-job-money | 직업이 배달 쪽이라 부모님이 싫어하세요
  tells-good-sign | 저한텐 너무 잘해요
  will-partner-earn | 돈은 저보다 못 벌어요
  will-partner-earn | 나중에 돈 때문에 후회할까요
  will-partner-earn | 이 사람 돈복은 있어요?
  parents-oppose-wedding | 부모님 설득할 수 있을까요
  day-for-talk | 언제 말씀드리는 게 좋을까요
  > persuade-my-parents | 뭐라고 말씀드려요
  > persuade-my-parents | 아빠가 한번 아니면 아닌 분이라서요
  > persuade-my-parents | 엄마부터 말해볼까요
  > tells-more | 남자친구는 자존심 상해해요 이 얘기 나오면

  looked-into-their-phone | 남친 폰에서 여자랑 카톡한 거 봤어요
  is-partner-cheating | 바람일까요
  > tells-their-words | 그냥 회사 동기라는데 하트 쓰던데요
  > open-a-talk | 물어볼까요 말까요
  looked-into-their-phone | 몰래 본 거라 말을 못 하겠어

  partner-loves-me | 여자친구가 저를 사랑하는 게 맞나요
  > tells-more | 만난 지 1년 반 됐습니다
  closeness-mismatch | 요즘 스킨십을 피합니다
  > closeness-mismatch | 피곤하다고만 합니다
  closeness-mismatch | 제가 남자로 안 느껴지는 걸까요
  couple-slump | 권태기인가요
  couple-slump | 어떻게 하면 다시 설렐까요
  trip-together | 여행을 가볼까 합니다
  > good-and-bad-days | 언제 가는 게 좋습니까
  > trip-where | 국내가 나을까요 해외가 나을까요
  trip-together | 여행 가서 싸우지 않을까 걱정됩니다

  secret-office-couple | 사내연애 중인데 들킬까봐 무서워요
  > tells-more | 같은 팀이에요
  > secret-office-couple | 공개하는 게 나을까요 계속 숨기는 게 나을까요
  > tells-their-words | 남친은 공개하자는 쪽
  > office-love-wise | 헤어지면 제가 나가야 되잖아요
  couple-lasts | 저희 오래 갈 수 있어요?
  > secret-office-couple | 회사에서는 완전 남처럼 대해서 서운해요
  > partners-opposite-friend | 어제는 다른 여직원이랑 커피 마시러 가더라구요
  > jealous-nature | 질투나는데 티도 못 내고
  partners-opposite-friend | 그 여직원한테 관심 있는 건 아니겠죠?
  > open-a-talk | 이따 만나는데 뭐라고 할까요

  us-two-match | 남자친구랑 궁합 보고 싶은데요 저도 남자예요
  us-two-match | 저희 잘 맞나요
  opposite-natures | 성격은 완전 반대예요 걔는 외향적이고 저는 집돌이
  same-sex-couple | 주변에 말 못 하는 연애라 답답해요
  partner-loves-me | 걔는 저를 진지하게 생각할까요
  > same-sex-couple | 가족들한텐 말 안 했고 앞으로도 못 할 듯
  should-live-together | 같이 사는 건 어떨까요
  should-live-together | 언제쯤 합치면 좋아요?
  > same-sex-couple | 룸메라고 하면 되겠죠 뭐
  jealous-nature | 제가 질투가 심한 편인데 걔가 친구가 너무 많아요
  > tells-bad-sign | 클럽도 자주 가고
  can-i-trust-partner | 믿어도 되나요

  us-two-match | 여자친구랑 저 궁합이요! 둘 다 여자예요
  just-became-couple | 사귄 지 100일
  who-loves-more | 누가 더 좋아해요?
  > who-loves-more | 걔가 먼저 고백했는데 요즘은 제가 더 매달리는 느낌
  > only-i-try | 어떻게 하면 균형이 맞을까요

  proposal-will-come | 7년 사귀었는데 프로포즈를 안 해요
  couple-reaches-marriage | 결혼은 하는 건가요
  > marry-when-alone | 언제 할 거 같아요?
  proposal-i-first | 제가 먼저 프로포즈할까요
  thrill-gone | 가족 같은 사이라 설레는 건 없어요
  spark-or-comfort | 이 상태로 결혼해도 행복할까요
  partnered-drawn-elsewhere | 다른 사람 만나볼까 하는 생각도 들어요
  > am-i-bad-for-it | 나쁜 생각이죠?
  partnered-drawn-elsewhere | 얼마 전에 소개팅 제의가 들어와서 흔들렸어요
  > tells-more | 안 나갔어요 당연히
  > and-what-of-them | 그 사람도 저처럼 생각할까요
  will-do-so | 한번 진지하게 얘기해봐야겠네요
  > wedding-talk-words | 어떻게 시작하죠

  spending-differs | 여자친구 씀씀이가 너무 커요
  money-quarrels-ahead | 결혼하면 돈 때문에 힘들까요
  > tells-more | 카드값이 한 달에 400 나옵니다
  > tells-more | 월급은 260인데
  partner-in-debt | 빚 있는지 물어봐도 됩니까
  > open-a-talk | 기분 안 상하게 어떻게 물어봅니까
  us-two-match | 궁합은 맞는 편입니까
  will-partner-change | 고칠 수 있는 사람입니까
  shall-part | 헤어지는 게 맞는 건지

  partner-games-all-day | 남친이 게임만 해요
  partner-games-all-day | 데이트하다가도 폰게임함;;
  > partner-loves-me | 저보다 게임이 좋은 거겠죠
  will-partner-change | 고쳐질까요?
  partner-games-all-day | 게임 하지 말라고 하면 싸워요
  open-a-talk | 말을 어떻게 꺼내야 안 싸워요
  > if-it-goes-on | 그냥 제가 포기해야 되나
  will-partner-change | 3년째 이러는데 결혼하면 더하겠죠
  cannot-part-for-habit | 정 때문에 못 헤어지겠어요

  partners-opposite-friend | 여자친구한테 남사친이 너무 많아요
  > tells-more | 그중 한 명은 둘이서 술도 마십니다
  am-i-odd | 제가 이상한 건가요
  partners-opposite-friend | 걔네 둘이 아무 사이 아니겠죠?
  > brushes-me-off | 화내면 속 좁은 놈 취급해요
  > ask-for-change | 뭐라고 말해야 알아들을까요
  partner-loves-me | 여친 마음은 저한테 있는 거 맞죠
  regret-if-i-part | 이런 일로 헤어지면 후회할까요
  love-but-tired | ㅠㅠ 사랑하는데 너무 힘드네

  long-distance | 장거리 1년째예요 저는 부산 남친은 판교
  couple-lasts | 저희 계속 갈 수 있을까요
  > long-distance | 한 달에 두 번 봐요
  > tells-more | 이번 달엔 한 번도 못 봤어요
  partner-too-busy | 바쁘다는 핑계 같은데
  move-for-love | 이직해서 올라갈까 고민이에요
  > move-for-love | 올라가면 더 좋아질까요?
  > only-i-try | 저만 희생하는 거 같아서 좀 그래요
  > tells-their-words | 남친은 올 생각이 없대요
  > weekend-couple | 언제쯤 같이 살 수 있을까요
  > tells-good-sign | 결혼하자는 말은 한 적 있어요
  > text-meaning | 그냥 한 말일까요 진심일까요

  afraid-they-leave | 헤어질 것 같아요
  wants-time-apart | 여친이 시간을 갖자고 했습니다
  am-i-turned-down | 끝난 건가요?
  > how-long-to-wait | 얼마나 기다려야 될까요
  contact-during-time-apart | 연락하지 말라는데 진짜 안 해야 되나요
  > wish-ex-birthday | 생일이 다음 주인데 축하 문자도 안 되나요?
  > and-what-of-them | 그 사람 지금 무슨 생각 하고 있어요
  > back-together-will | 돌아올까요
  > tells-own-part | 제가 너무 집착했던 거 같아요
  would-they-listen | 바뀌겠다고 말하면 믿어줄까요
  hold-who-leaves | 만약 헤어지자고 하면 어떻게 해야 돼요
  thoughts-at-night | 잠이 안 와요

  forgot-my-day | 오늘 1주년인데 남친이 까먹었어요
  > forgot-my-day | 말해야돼요?
  > forgot-my-day | 모른척 기다릴까
  how-much-loved | 저 안 사랑하는거죠?
  > tells-bad-sign | 아 방금 전화왔는데 그냥 일상얘기만함 ㅋㅋㅋ

  remarry-this-person | 재혼인데 이 사람이랑 궁합 괜찮을까요
  > tells-more | 저는 아이가 하나 있고 그분은 없어요
  will-they-be-good-to-my-child | 우리 애를 예뻐해줄까요
  partner-at-heart | 지금은 잘해주는데 결혼하면 달라질까 걱정돼요
  second-marriage-well | 한 번 실패해봐서 겁나요
  second-marriage-well | 또 실패하진 않겠죠?
  wed-when-together | 언제 합치는 게 좋을까요
  > tells-more | 아이가 초등 5학년이에요
  > will-the-children-take-it | 아이한테 어떻게 말하면 좋을까요
  tell-parents-they-were-wed | 그분 부모님이 제가 이혼한 걸 아직 모르세요
  > tell-parents-they-were-wed | 숨기는 게 맞을까요
  will-do-so | 말해야겠죠.. 알겠습니다

  us-two-match | 만나는 분과의 궁합이 궁금합니다
  > tells-more | 둘 다 돌싱입니다
  partner-loves-me | 그분이 저를 의지할 만한 사람으로 보는지요
  partner-thinks-marriage | 재혼 생각은 없다고 합니다
  > will-partner-change | 마음이 바뀔 수 있을까요
  > what-then | 제가 어떻게 하면 되겠습니까

  partner-loves-me | 남자친구가 저 진짜 좋아하는 거 맞아요?
  not-introduced | 친구들한테 소개를 안 해줘요
  never-posts-me | 인스타에도 제 사진 없어요
  > never-posts-me | 숨기는 이유가 뭘까요
  > not-introduced | 제가 창피한가..
  low-self-worth | 저 요즘 살쪄서 자신감도 없어요
  is-it-their-nature | 물어봤더니 원래 그런 거 안 올린대요
  > tells-bad-sign | 전여친은 올렸었거든요
  partner-loves-ex-still | 전여친 못 잊은 걸까요
  partner-compares-me | 저랑 전여친 비교하겠죠
  > i-keep-looking-at-ex | 자꾸 그 사람 인스타 들어가 보게 돼요
  > i-keep-looking-at-ex | 어떻게 하면 그만 볼까요
  may-i-do-so | 남친한테 올려달라고 해볼까요

  couple-reaches-marriage | 3살 연상 여자친구 만납니다 결혼까지 갈까요
  looked-down-on | 저를 애 취급해요
  > how-be-loved-more | 남자로 보이고 싶은데 어떻게 해야 됩니까
  partner-earns-more | 여자친구가 저보다 연봉이 두 배예요
  > feels-hurt | 솔직히 기죽습니다
  > can-i-trust-partner | 여자친구는 신경 안 쓴다는데 진짜일까요
  partner-earns-more | 데이트비도 거의 여친이 냅니다
  > am-i-bad-for-it | 제가 자존심 부리는 거죠?
  proposal-when | 프로포즈 언제 하면 됩니까
  no-money-to-wed | 반지는 뭐 모아둔 돈도 없고
  > if-they-refuse | 거절당하면 어떡하죠

  answers-slower | 남친 답장이 너무 느려요
  > couple-contact-little | 사랑하면 빨리 하지 않아요?
  > tells-more | 3시간은 기본
  answer-slow-on-purpose | 나도 늦게 답해볼까
  how-to-push-pull | 밀당 효과 있어요?

  partner-drinks | 남친이 술만 마시면 연락이 안 돼요
  > tells-bad-sign | 어제도 새벽 4시에 들어갔대요
  > is-that-a-no | 거짓말일까요
  > is-partner-cheating | 여자 있는 술자리 같아서요
  can-i-trust-partner | 믿고 싶은데 자꾸 의심돼요
  will-partner-change | 술 문제 고쳐질까요?
  > ask-for-change | 각서 쓰게 하는 건 어때요
  partner-drinks | 술 취하면 말이 거칠어져요
  > words-that-hurt | 손찌검은 아니고 욕이요
  marry-this-one-should | 결혼하면 안 되겠죠?
  my-mother-dislikes | 엄마는 아빠 닮은 사람 만났다고 속상해해요
  > suffer-for-a-man | 제 팔자인가요
  feels-hurt | 하 진짜 모르겠다

  me-not-ready | 여자친구가 결혼하자고 하는데 전 아직 준비가 안 됐어요
  > tells-more | 사랑은 해요
  no-money-to-wed | 근데 모은 게 없어서
  > wed-when-together | 언제쯤 하면 좋을까요 저희
  would-they-wait | 기다려줄까요?
  ask-them-to-wait | 기다려달라고 어떻게 말해요
  > tells-more | 서른 전엔 하고 싶대요 여친 동갑이에요
  > afraid-they-leave | 미루다 헤어질까봐 겁나요
  married-life-ahead | 궁합상 결혼하면 잘 살아요?
  > wed-when-together | 그럼 내년 가을은요

  newlywed-quarrels | 같이 산 지 3개월 됐는데 매일 싸웁니다
  housework-fair | 집안일 때문에요
  housework-fair | 제가 설거지 하고 빨래하고 여친은 누워있어요
  where-we-clash | 안 맞는 건가요 저희 궁합
  > tells-more | 같이 안 살 때는 사이 좋았어요
  live-apart-again | 다시 따로 살자고 하면 헤어지자는 말로 들릴까요
  > ask-for-change | 어떻게 말하는 게 좋습니까
  > defends-other | 여친도 일하느라 힘든 건 알죠
  rules-for-living-together | 규칙을 정해볼까요
  > rules-for-living-together | 어떤 규칙이요?
  tells-bad-sign | 근데 약속해도 안 지킬 사람이에요
  > when-we-get-better | 언제쯤 나아질까요

  i-said-breakup-in-anger | 어제 홧김에 헤어지자고 했어요
  i-said-breakup-in-anger | 진심 아니었는데 알겠다고 하네요
  > what-then | 어떡해요
  > i-said-breakup-in-anger | 다시 연락해도 돼요?
  > apologise-when | 지금 바로 해요 아니면 며칠 있다가?
  > first-message-to-stranger | 뭐라고 보내요
  ex-regrets | 그 사람도 후회하고 있을까요
  > tells-own-part | 벌써 세 번째예요 제가 이런 거
  > my-temper | 왜 자꾸 그러는 걸까요 저는
  > if-they-refuse | 이번엔 안 받아주면 어떡해요
  will-do-so | 일단 보내볼게요..
  > sent-and-answered | 답 왔어요! 내일 얘기하재요
  > apology-words | 내일 만나서 뭐부터 말해요

  prep-quarrels | 상견례 앞두고 있는데 자꾸 싸워요
  who-pays-house | 집 문제요
  who-pays-house | 시댁에서 한 푼도 안 보태준대요
  marry-this-one-should | 이 결혼 해도 될까요
  spouse-not-on-my-side | 남친은 중간에서 아무 말도 안 해요
  > is-it-their-nature | 우유부단한 성격인가요 사주에
  > married-life-ahead | 결혼하고도 이럴까요
  two-families-meet | 상견례 날짜는 언제가 좋아요? 12월로 보고 있어요
  postpone-wedding | 미루는 게 나을까요
  in-laws-ahead | 시어머니랑 저랑 잘 맞을까요
  > spouse-not-on-my-side | 남친한테 뭐라고 해야 제 편을 들어줄까요

  partner-loves-me | 여친이 나 사랑해?
  angry-without-reason | 왜 나한테 짜증만 내
  > only-i-try | 나는 진짜 다 맞춰주는데
  am-i-a-fool | 호구인가 나
  > friends-oppose-partner | 친구들이 호구래
  shall-part | 헤어져야 돼?
  cannot-part-for-habit | 근데 못 헤어지겠어 좋아서

  turned-out-taken | 유부남인 줄 모르고 만났는데 알게 됐어요
  > married-one-divorces | 이혼할 거라고 하는데 믿어도 되나요
  > spouse-wants-divorce | 진짜 할까요
  > tells-bad-sign | 1년째 말뿐이에요
  knows-it-well | 끝내야 하는 거 아는데 안 돼요
  > how-to-forget | 어떻게 하면 끊어낼까요
  someone-comes | 저한테도 좋은 인연이 올까요

  first-relationship | 첫 연애예요 ㅎㅎ 사귄 지 일주일
  how-much-loved | 남친이 저 많이 좋아하나요?
  what-pleases-them | 제가 뭘 해주면 좋아할까요
  when-to-touch | 손은 언제 잡아요 ㅋㅋㅋ
  first-relationship | 아직 둘이 있으면 어색해요
  blind-date-talk | 말이 끊기면 무슨 얘기 해요?
  ask-before-kiss | 첫키스는 제가 먼저 해도 돼요?
  couple-lasts | 오래오래 가고 싶어요
  couple-lasts | 안 헤어지겠죠?
  my-love-style | 저 연애 체질이에요?

  is-partner-cheating | 여자친구가 바람피운 거 같습니다
  > is-partner-cheating | 모르는 남자 차에서 내리는 걸 봤어요
  > tells-their-words | 직장 동료라고 합니다
  can-i-trust-partner | 믿어야 합니까
  > how-can-i-tell | 확인하려면 어떻게 해야 돼요
  > feels-hurt | 배신감 때문에 일이 손에 안 잡힙니다
  > forgive-cheating | 만약 진짜면 용서해야 할까요
  lie-found-out | 전에도 한 번 남자 문제로 거짓말한 적 있어요
  cheating-in-chart | 이 여자 바람기 있는 사주예요?
  us-two-match | 저랑 궁합은 괜찮다고 했었거든요 다른 데서

  silent-treatment | 남친이랑 싸우고 3일째 연락 안 해요
  text-first-or-wait | 먼저 연락해야 할까요
  > whose-fault-fight | 잘못은 걔가 했어요
  breaks-promises | 약속을 세 번이나 깼거든요
  losing-if-i-text | 먼저 하면 지는 거 같아요
  will-they-text | 연락 올까요? 언제쯤
  > make-up-soon | 안 오면 끝인 거죠?
  > tells-more | 보고싶긴 해요
  > reopen-chat | 그럼 뭐라고 보내야 자존심 안 상하고 자연스러울까요
  > these-words-all-right | 이모티콘 보내도 돼요?
  > sent-no-answer-yet | 보냈는데 1이 안 없어져요
  read-no-answer | 읽었는데 답이 없어요 ㅠㅠ

  marry-this-one-should | 결혼 전제로 만나는 사람입니다 배우자감으로 어떻습니까
  > tells-more | 5개월 만났습니다
  > tells-good-sign | 조용하고 알뜰한 사람입니다
  gruff-partner | 너무 조용해서 속을 모르겠습니다
  partner-wants-of-me | 저한테 불만이 있을까요
  will-i-have-children | 아이를 가질 수 있을지도 걱정입니다 나이가 있어서
  > wed-when-together | 올해 안에 날을 잡아도 될까요
  their-parents-dislike-me | 장모님 되실 분이 저를 탐탁지 않아 하십니다
  > greet-their-parents | 제가 뭘 어떻게 하면 될까요

  married-life-ahead | 저희 결혼하면 잘 살까요
  exam-student-partner | 남친이 공무원 준비 중이에요 4년째
  > will-partner-get-work | 언제 붙을까요
  > shall-part | 이번에도 떨어지면 헤어져야 할까요
  > tells-more | 제가 생활비 대주고 있어요
  am-i-a-fool | 바보 같죠 저
  leaves-after-success | 붙고 나면 저 버리는 거 아니에요?
  anxious-in-love | 그런 성격은 아닌데 불안해서요
  > tells-their-words | 남친은 저한테 미안하다고만 해요
  > taken-for-granted | 저는 미안하단 말보다 고맙단 말이 듣고 싶은데
  > may-i-do-so | 그렇게 말해볼까요?
  gunghap-score | 궁합 점수로 치면 몇 점이에요

  one-word-answers | 여자친구가 단답만 해요
  > tells-more | ㅇㅇ ㄴㄴ ㅇㅋ 이런거
  > angry-without-reason | 화난건가
  is-it-their-nature | 아님 원래 말투예요?
  > tone-changed | 원래는 안그랬음
  partner-cooled | 나한테 질린듯
  > tells-more | 어케해야돼요
  call-instead | 전화해볼까

  partner-goes-abroad | 남친이 해외 발령이 났어요 2년
  partner-goes-abroad | 기다려야 할까요 따라가야 할까요
  > tells-more | 저도 직장이 있어서요
  long-distance | 롱디 잘 버틸 수 있을까요
  long-distance | 떨어지면 마음도 멀어지겠죠
  wed-too-fast | 남친은 같이 가자고 해요 결혼해서
  wed-too-fast | 이렇게 급하게 결혼해도 되나
  > life-abroad-with-partner | 가서 제 인생은 어떻게 되는 건지
  > tells-more | 출국이 2월이에요
  choose-by-when | 결정을 언제까지 하면 좋을까요
  parents-oppose-wedding | 엄마는 반대하세요 외동딸이라
  life-abroad-with-partner | 저 해외에서 살아도 괜찮은 사주예요?

  partners-opposite-friend | 남친이 제 친구한테 잘해줘요
  over-sensitive | 기분 나쁜데 예민한가요
  > tells-bad-sign | 셋이 만나면 그 친구만 챙겨요
  > partners-opposite-friend | 그 친구 좋아하는 걸까요?

  different-faith | 여자친구랑 종교가 달라요
  > tells-more | 저는 무교고 여친은 독실한 기독교
  convert-for-wedding | 결혼하려면 교회 다녀야 한대요
  us-two-match | 이런 경우도 궁합이 맞는다고 할 수 있나요
  > convert-for-wedding | 다니는 척이라도 할까요
  > tells-more | 이렇게 사주 보는 것도 싫어해요 몰래 보는 거임 ㅋㅋ
  couple-lasts | 이 문제로 결국 헤어질까요
  > different-faith | 여친은 저랑 신앙 중에 뭘 택할까요
  > open-a-talk | 어떻게 말해야 서로 상처 안 받을까요

  why-i-cling | 제가 남친한테 너무 집착해요
  sent-too-much | 하루에 카톡 100개씩 보내요
  says-worn-out-by-me | 남친이 지친 거 같아요
  > why-i-cling | 저 왜 이럴까요
  > is-that-why | 전 남친한테 바람맞은 적 있어서 그런가
  change-myself | 고치고 싶어요
  > fall-too-fast | 어떻게 고쳐요
  partner-loves-me | 남친 마음이 아직 남아있을까요?
  partner-cooled | 지금 저한테 정떨어졌을까요
  letter-to-partner | 미안하다고 길게 써서 보낼까요
  > apology-words | 짧게요? 예를 들면요

  thrill-gone | 6년 만난 여자친구한테 설레지가 않습니다
  shall-part | 헤어지는 게 맞을까요
  partnered-drawn-elsewhere | 회사에 신경 쓰이는 사람이 생겼습니다
  > tells-more | 아무 일도 없었습니다 그냥 눈이 가요
  > me-not-ready | 여자친구는 결혼 얘기를 합니다
  > which-of-them-fits | 누구랑 더 맞습니까
  am-i-bad-for-it | 여자친구한테 죄책감이 듭니다
  > does-time-fade-it | 이 감정이 지나갈까요
  > how-long-then | 얼마나 지나면요
  knows-i-will-leave | 여자친구가 눈치챘을까요
  > better-not-to | 말하지 않는 게 맞겠죠

  long-distance | 남친이 대학 다른 지역으로 가요
  afraid-they-leave | 멀어지면 헤어지겠죠?
  apart-heart-changes | 거기서 딴 여자 만날 거 같음
  feels-hurt | 벌써 불안해 죽겠어요
  > tells-their-words | 남친은 걱정 말라는데
  > long-distance | 주말마다 내가 갈까
  couple-lasts | 재수하는 나랑 계속 만나줄까요
  > tells-more | 저 공부도 해야 되는데..

  mothers-child | 이 남자 마마보이일까요
  mothers-child | 데이트 중에도 엄마 전화는 꼭 받아요
  in-laws-ahead | 결혼하면 시어머니 때문에 힘들겠죠
  live-with-parents-in-law | 분가하면 괜찮을까요
  live-with-parents-in-law | 남친은 합가하고 싶어 해요
  > may-i-do-so | 절대 싫다고 말해도 돼요?
  > ask-for-change | 뭐라고 말해야 기분 안 나쁠까요
  how-much-loved | 그래도 남친은 저 사랑하는 거 같아요?
  marry-when-alone | 결혼은 언제쯤 운이 있어요

  apology-words | 어떻게 화해하죠
  i-forgot-their-day | 여친 생일을 잊어버렸어요 ㅠ
  > tells-more | 하루 지나서 알았어요
  they-changed-profile | 카톡 프사도 내렸어요
  afraid-they-leave | 헤어지자는 뜻인가요
  > may-i-do-so | 집 앞으로 갈까요?
  what-gift | 꽃 사 갈까요 케이크 사 갈까요
  > apology-words | 가서 첫마디를 뭐라고 해요
  > if-they-refuse | 안 나오면요?
  > did-it-worked | 나왔어요!! 울면서 때리네요 ㅋㅋ
  > will-do-so | 앞으로 안 까먹으면 되겠죠?

  shall-part | 이 사람이랑 계속 만나야 할까요
  partner-in-debt | 사업하다 망해서 빚이 1억이에요
  lent-money-partner | 저한테 돈 빌려달라고 했어요
  > lent-money-partner | 빌려줘도 될까요
  lent-money-partner | 벌써 천만 원 빌려줬어요
  > lent-money-partner | 갚을 사람일까요?
  for-love-or-terms | 돈 때문에 만나는 건 아니겠죠
  > would-they-wait | 거절하면 떠날까요
  > cannot-say-no | 그럼 거절을 어떻게 해요
  will-partner-earn | 이 사람 언제 일어나요 운이
  > worth-the-try | 기다릴 가치가 있는 사람이에요?

  tells-more | 남자친구랑 5년 됐습니다 저도 남자고요
  spouse-no-talk | 요즘 대화가 없어요
  easy-or-cooled | 마음이 식은 건지 편해진 건지
  > tells-more | 저는 아직 좋아합니다
  > partner-loves-me | 그쪽은요?
  > tells-more | 다른 사람 생긴 눈치는 아니에요
  mend-the-couple | 어떻게 하면 예전처럼 돌아가나요
  trip-together | 둘이 여행 갈까요
  same-sex-life | 저희는 결혼도 못 하는데 끝까지 갈 수 있을까요
  > slump-ends | 언제까지 이럴까요

  low-self-worth | 남친이 의사인데 제가 많이 부족해요
  > tells-more | 집안 차이도 나고요
  couple-reaches-marriage | 결혼까지 갈까요
  partner-is-sent-to-matches | 남친 어머니가 선 보라고 한대요
  > tells-more | 남친은 안 본다고는 하는데
  > partner-loves-me | 마음 흔들리는 거 같아요?
  > am-i-a-fool | 저 자격지심 심하죠
  swayed-by-others | 만나면 자꾸 눈치 보게 돼요
  swayed-by-others | 당당해지려면 어떻게 해요
  what-they-like-in-me | 그 사람은 제 어디가 좋은 걸까요
  shall-part | 헤어지자고 하기 전에 제가 먼저 할까 싶어요

  lie-found-out | 여자친구가 클럽 갔다가 걸렸어요
  > tells-more | 친구 생일이라 갔다는데 저한텐 집이라고 함
  > can-i-trust-partner | 용서해줘야 돼요?
  > if-it-happens-again | 또 그럴까요
  can-i-trust-partner | 신뢰가 깨졌어요

  age-gap-couple | 띠동갑인데 궁합 괜찮나요? 남친이 46이에요
  > tells-more | 세대차이는 별로 못 느껴요
  tell-my-parents-of-it | 부모님한테 아직 말 못 했어요
  > raise-wedding-talk | 언제 말하면 좋을까요
  persuade-my-parents | 반대하시면 어떻게 하죠
  > age-gap-couple | 남친이 나중에 아프거나 하면 제가 다 책임져야 되잖아요
  > tell-me-straight | 현실적으로 어때요
  partner-loves-me | 나이 들어도 저 사랑해줄까요
  > tells-more | 그래도 저는 이 사람이 좋아요

  silent-treatment | 남친이 화나면 잠수를 타요
  > tells-more | 이번엔 5일째
  > why-i-cling | 왜 이러는 걸까요
  > partner-loves-me | 저를 안 좋아해서 그런 거예요?
  when-text-comes | 언제 연락 올까요
  > feels-hurt | 전 이제 지쳐요
  > silent-treatment | 기다리지 말까요
  would-they-hold-me | 헤어지자고 톡 보내면 반응 올까요
  partner-is-avoidant | 이런 회피형이랑 결혼하면 어때요
  will-partner-change | 바뀌긴 해요?
  > better-not-to | 집에 찾아가는 건 오바죠?
  texted-after-fight | 연락 왔어요 방금 ㅋㅋㅋ 아무 일 없다는 듯이
  > take-ghost-back | 그냥 받아줘요?

  weekend-couple | 주말부부처럼 만나는 커플인데 요즘 마음이 허합니다
  > tells-more | 저는 여수에서 일하고 여자친구는 인천에 있어요
  night-shift-partner | 교대근무라 시간이 안 맞습니다
  apart-heart-changes | 여자친구가 외로워할까요
  angry-without-reason | 서운한 게 쌓인 거 같은데 말을 안 합니다
  afraid-to-ask | 먼저 물어보는 게 낫습니까
  > open-a-talk | 뭐라고 물어보면 됩니까
  i-forgot-their-day | 기념일도 못 챙겼습니다 300일
  > is-it-too-late | 늦게라도 챙기면 좋아할까요
  > tells-more | 내년에 옮길 수 있을지도 모르겠습니다
  long-distance | 그때까지 버틸 수 있을까요 둘이

  make-it-last-this-time | 헤어졌다 다시 만난 지 두 달 됐어요
  part-again-after | 이번엔 오래 갈까요
  same-fight-again | 예전이랑 똑같은 걸로 또 싸워요
  > tells-more | 시간 약속이요
  where-we-clash | 안 맞는 걸까요
  came-back-why | 남친은 왜 다시 만나자고 했을까요
  > came-back-why | 외로워서?
  part-again-after | 또 헤어지면 진짜 끝이겠죠
  > make-it-last-this-time | 안 헤어지려면 뭘 바꿔야 해요
  > must-i-adjust | 제가요 아니면 그 사람이요

  what-gift | 기념일에 선물 뭐 해줄까요 남친 200일
  > what-gift | 예산 10만원
  > tells-more | 남친 향수 안 뿌려요
  > letter-to-partner | 그럼 편지도 쓸까
  > letter-to-partner | 뭐라고 쓰면 감동해요?

  low-self-worth | 여자친구 앞에만 서면 작아집니다
  > is-that-why | 연애가 오랜만이라 그런가 봅니다
  partner-wants-of-me | 여자친구가 저한테 만족하는지 궁금합니다
  > how-crush-sees-me | 재미없는 남자라고 생각할까 봐요
  am-i-charming | 저의 어떤 점이 매력인가요
  > how-be-loved-more | 어떻게 하면 더 가까워질 수 있습니까
  > drop-honorifics | 만난 지 두 달인데 아직 존댓말 합니다
  drop-honorifics | 말 놓자고 해도 될까요
  raise-wedding-talk | 언제쯤 결혼 얘기 꺼내도 됩니까

  i-cooled | 제 마음이 식은 거 같아요
  > tells-more | 남친은 그대로인데
  > i-cooled | 만나도 재미없고 연락도 귀찮아요
  shall-part | 헤어질 때인가요
  > tells-more | 착한 사람이라 미안해서 말을 못 하겠어요
  couple-slump | 권태기면 지나가나요?
  > how-long-to-wait | 얼마나요
  > do-they-know-it | 남친도 느끼고 있을까요
  > may-i-do-so | 솔직하게 말하는 게 나아요?
  regret-if-i-part | 헤어지고 나면 후회할까요
  parting-words | 헤어지자고 하려면 어떻게 말하는 게 덜 상처줘요
  takes-it-in | 조금 더 생각해볼게요

  enlisting-soon | 입대가 다음 달인데 여친한테 기다려달라 해도 되나요
  > tells-more | 사귄 지 두 달밖에 안 됨
  would-they-wait | 기다려줄까요
  > enlisting-soon | 헤어지고 가는 게 맞나
  > tells-good-sign | 여친은 기다린다고 함
  > tells-more | 근데 말이 쉽지
  > how-not-to-fight | 군대에서 싸우면 어떻게 풀어요
  hundred-days | 입대 전에 뭐 하면 좋을까요 추억

  gunghap-bad | 궁합이 안 좋다고 다른 데서 들었는데 진짜예요?
  gunghap-bad | 원진살 있다고 했어요
  > gunghap-bad | 헤어져야 된대요
  > feels-hurt | 그 말 듣고 남친 볼 때마다 생각나요
  > us-two-match | 여기서 보기엔 어때요
  gunghap-bad | 사주에 안 맞아도 잘 사는 사람 있죠?
  couple-hard-time | 뭘 조심하면 돼요
  > tell-partner-of-opposition | 남친한테 말할까요
  another-match-for-me | 이사람 말고 더 잘 맞는 사람이 있을까요

  partner-goes-abroad | 여친이 유학 가고 싶대요
  > partner-goes-abroad | 저는 어떡하죠
  > am-i-bad-for-it | 붙잡으면 이기적인 거죠?
  > partner-goes-abroad | 가면 끝일까요
  > tells-more | 몇 년 걸린대요 석사라
  > tells-own-part | 응원해준다고 말은 했는데 속은 안 그래요
  may-i-do-so | 제 마음 솔직하게 말해도 될까요
  partner-loves-me | 그 애 마음엔 제가 없는 건가요
`);
