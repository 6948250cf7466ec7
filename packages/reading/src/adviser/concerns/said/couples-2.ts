import { evenings } from './evenings.ts';

/** Couples, message by message. */
export default evenings(`
  us-two-match | 저희 궁합 어때요?
  > tells-more | 사귄 지 8개월 됐어요
  opposite-natures | 성격이 너무 달라서 맞는 건지 모르겠어요
  > tells-more | 저는 계획 다 세우는 편인데 남친은 당일에 어디 갈지 정해요
  > must-i-adjust | 그럼 누가 맞춰야 돼요?
  couple-lasts | 오래 갈 수 있을까요

  us-two-match | 여자친구랑 궁합 좀 봐주세요
  same-fight-again | 요즘 진짜 별거 아닌 걸로 매일 싸웁니다
  just-fought | 어제는 치킨 시키는 걸로 싸웠어요
  same-fight-again | 왜 이렇게 싸우는 거예요?
  > whose-fault-fight | 제가 잘못하는 건가요
  tired-of-apologising | 먼저 사과는 항상 제가 하는데 좀 지치네요
  > when-we-get-better | 언제쯤 나아질까요?

  texts-grew-rare | 남친이 연락이 줄었어요
  couple-contact-little | 처음엔 하루종일 카톡했는데 지금은 아침 저녁 두번?
  partner-cooled | 마음이 식은 걸까요
  posts-but-no-answer | 바쁘다고는 하는데 인스타는 접속중 떠요
  > may-i-do-so | 물어봐도 돼요?
  > what-words | 뭐라고 물어봐야 집착하는 거처럼 안 보일까요
  tell-me-straight | 솔직하게 말해주세요 헤어질 거 같아요?
  > feels-glad | 아 아니라니 다행이네요ㅠㅠ
  > sent-no-answer-yet | 근데 오늘도 아직 연락이 없긴 해요

  marry-this-one-should | 이 사람이랑 결혼해도 될까요?
  > tells-more | 3년 만났고 상견례 얘기가 나오고 있어요
  cold-feet | 근데 막상 하려니까 확신이 없어요
  spark-or-comfort | 사람은 착한데 설레는 게 없어요
  > is-it-only-me | 다들 이러고 결혼하나요
  married-life-ahead | 결혼하면 잘 살 궁합인지 궁금해요
  > wedding-date | 내년 봄이랑 가을 중에는 언제가 나아요?

  how-much-loved | 안녕하세요 여자친구가 저를 얼마나 좋아하는지 궁금해요
  never-says-love | 표현을 잘 안해요
  never-says-love | 사랑한다는 말도 제가 해야 나도 이래요
  > is-it-their-nature | 원래 그런 성격인가요?
  > partner-loves-me | 아님 별로 안 좋아하는건가
  > how-would-they-take-it | 표현해달라고 하면 부담스러워할까요

  long-distance | 장거리인데 저희 괜찮을까요
  > tells-more | 저는 서울이고 남친은 창원이에요
  cries-each-day | 한 달에 두 번 보는데 만나고 헤어질 때마다 울어요
  > is-it-only-me | 남친은 괜찮대요 저만 힘든가봐요
  > close-the-distance-when | 언제쯤 가까이 살 수 있을까요?
  > move-for-love | 제가 내려가는 게 맞을까요 그 사람이 올라오는 게 맞을까요
  > what-to-give-up | 일은 포기하기 싫은데
  > will-do-so | 네 얘기해볼게요

  dodges-wedding-talk | 결혼 얘기를 꺼내면 여자친구가 말을 돌립니다
  > tells-more | 2년 만났습니다
  partner-thinks-marriage | 저랑 결혼할 생각이 없는 걸까요?
  > my-age-to-wed-not-theirs | 나이도 있고 저는 올해 안에 정하고 싶습니다
  > day-for-talk | 언제 다시 말하는 게 좋겠습니까
  > greet-their-parents | 부모님 인사부터 드리자고 하면 부담일까요

  partners-opposite-friend | 남친이 여사친이 너무 많아요
  > partners-opposite-friend | 둘이서 술도 마셔요 나한테 말은 하고 가긴 함
  > must-i-adjust | 이거 이해해줘야돼요?
  cheating-in-chart | 바람필 사주인지 봐주세요
  > tells-bad-sign | 저번에는 새벽 3시에 들어왔어요
  > tells-their-words | 화냈더니 왜 못 믿냐고 하더라구요
  over-sensitive | 내가 예민한건가
  > what-words | 그럼 뭐라고 해요?

  couple-slump | 권태기 온 거 같은데
  couple-slump | 만나도 할 말이 없고 폰만 봄
  > and-what-of-them | 걔도 그런 거 같애
  shall-part | 우리 헤어지는 게 나은 거야?
  > tells-more | 4년 사귐
  habit-or-love | 정인지 사랑인지 모르겠어
  can-we-be-good-again | 다시 좋아질 수 있어?
  > will-do-so | ㅇㅇ 여행 한번 가볼게
  > will-do-so | 안되면 다시 올게

  us-two-match | 재혼 상대로 만나는 분인데 궁합이 궁금합니다
  > tells-more | 둘 다 한번씩 아픔이 있어요
  > tells-more | 그분은 중학생 딸이 있고 저는 아이가 없어요
  will-the-children-take-it | 아이랑 잘 지낼 수 있을까요
  can-i-trust-partner | 이 사람 믿어도 될까요?
  > wants-it-slow | 서두르지 말자고 하시는데 그게 저를 덜 좋아해서인지 걱정돼요
  > should-live-together | 언제쯤 합치면 좋을까요

  partner-loves-me | 제 남친 저 사랑하는 거 맞나요?
  > forgot-my-day | 생일인데 선물도 없이 밥만 사줬어요ㅠ
  > partner-lost-job | 돈이 없다고는 했어요 취준생이라
  > tells-bad-sign | 근데 편지라도 써줄 수 있잖아요
  > open-a-talk | 서운하다고 말할까요 말까요
  how-would-they-take-it | 말하면 싸울까봐
  open-a-talk | 어떻게 말해요?

  should-live-together | 동거하려고 하는데 괜찮을까요
  > tells-more | 집 계약이 둘 다 비슷하게 끝나서요
  > living-together-quarrels | 같이 살면 많이 싸울까요?
  > living-together-quarrels | 저는 청소에 예민하고 여친은 좀 어지르는 스타일입니다
  > rules-for-living-together | 생활비는 어떻게 하는 게 좋을까요
  > tell-my-parents-of-it | 부모님한테는 말씀드리는 게 낫나요
  > move-house | 이사 시기는 언제가 좋죠?

  on-off-couple | 헤어졌다 만났다를 다섯번 했어요
  us-two-match | 저희는 인연이에요 악연이에요?
  both-stubborn | 싸우면 둘 다 끝까지 가요
  > on-off-couple | 그러다 보고 싶어서 또 연락하고
  part-again-after | 이번엔 진짜 다를까요
  > tells-their-words | 남친은 자기가 변하겠대요
  can-i-trust-partner | 그 말 믿어도 되나요
  > own-heart-unclear | 에휴 모르겠다

  enlisting-soon | 군대 가는데 여친이 기다려줄까요
  > tells-more | 다음달 입대예요
  > waiting-for-soldier | 1년반동안 괜찮을지 불안해요
  > waiting-for-soldier | 여친은 기다린다고 하는데 친구들이 다 헤어진대요ㅋㅋ
  us-two-match | 궁합은 좋아요?
  > couple-hard-time | 위험한 시기가 있으면 알려주세요
  > what-pleases-them | 가기전에 뭐해주면 좋을까요?
  > will-do-so | ㅋㅋ편지 쓸게요 감사

  spouse-no-talk | 남편이랑 대화가 없어요
  > tells-more | 결혼 7년차고 애 하나 있어요
  partner-games-all-day | 퇴근하면 밥먹고 게임만 해요
  partner-loves-me | 저한테 마음이 없는 걸까요
  brushes-me-off | 말 걸면 피곤하대요
  divorce-or-not | 이혼 생각까지 하는데 좀 오버인가요
  us-two-match | 우리 부부 궁합은 원래 안 좋은가요?
  > when-we-get-better | 올해는 좀 나아질까요
  > tells-own-part | 애 앞에서는 안 싸우려고 참고 있어요

  marriage-without-touch | 각방 쓴 지 2년 됐네요
  spouse-changed | 아내 마음이 어떤지 궁금합니다
  > tells-more | 제가 사업하다 빚을 져서 그 뒤로 이렇습니다
  can-we-be-good-again | 다시 좋아질 수 있을까요?
  > win-spouse-back | 먼저 어떻게 다가가면 좋을까요
  > tells-own-part | 말재주가 없어서요
  > will-do-so | 네 해보겠습니다

  partners-ex-in-touch | 남친 폰을 봤는데 전여친이랑 연락을 하고있었어요
  > tells-more | 내용은 그냥 잘지내냐 이런거긴 해요
  > partner-loves-ex-still | 미련 있는 거죠?
  > looked-into-their-phone | 몰래 본 거라 말도 못하겠어요
  > confront-or-pretend | 그냥 모른척해요?
  > thoughts-at-night | 계속 생각나서 잠이 안와요
  > can-i-trust-partner | 이 사람 계속 만나도 돼요?

  us-two-match | 저희 둘이 잘 맞는 편인가요
  > just-became-couple | 사귄지 백일 좀 넘었어요
  > feels-glad | 저는 엄청 좋습니다 ㅋㅋ
  > and-what-of-them | 여자친구도 같은 마음일까요?
  > couple-hard-time | 조심해야 될 거 있으면 알려주세요
  > tells-own-part | 제가 말투가 좀 센 편이긴 해요
  > trip-together | 여행은 언제 가면 좋을까요?

  their-parents-dislike-me | 남자친구 어머니가 저를 안 좋아하세요
  > tells-more | 저희 집 형편이 별로라서 그런 거 같아요
  in-laws-ahead | 결혼하면 시집살이 할까요?
  > sides-with-me-once-wed | 남친은 자기가 막아준다는데 말뿐인 거 같기도 하고
  > tells-bad-sign | 저번에 인사 갔을 때 부모님 뭐하시냐고 세 번 물으셨어요
  marry-this-one-should | 이 결혼 해도 되나요
  sides-with-me-once-wed | 남친이 제 편 들어줄 사람인가요?
  > feels-hurt | 속상해서 주절주절했네요

  us-two-match | 연상연하 커플인데 궁합 봐주세요
  age-gap-couple | 여자친구가 3살 많아요
  > me-not-ready | 여친은 결혼 생각하고 저는 아직 취업준비 중이에요
  > ask-them-to-wait | 기다려달라고 하면 이기적인 걸까요
  > when-do-i-get-work | 저 언제 취업돼요?
  > couple-lasts | 그때까지 안 헤어질까요
  > feels-hurt | 자꾸 미안해지네요

  lent-money-partner | 남친이 돈을 빌려달래요
  > tells-more | 300이요 카드값 때문에
  lent-money-partner | 빌려줘도 될까요?
  > tells-bad-sign | 전에도 50 빌려가고 아직 안 갚았어요
  > who-keeps-the-purse | 사람은 진짜 좋은데 돈 관리가 안 돼요
  > married-life-ahead | 결혼까지 가면 고생할까요
  how-would-they-take-it | 거절하면 사이 멀어질까봐 걱정돼요
  > refuse-loan-words | 거절 멘트 좀 알려주세요

  gunghap-score | 남친이랑 궁합점수 몇점이에요?
  > takes-it-in | 오 생각보다 높네
  just-fought | 근데 어제 싸웠어요 ㅠ
  > silent-treatment | 답장 늦게 한다고 뭐라했더니 읽씹중..
  text-first-or-wait | 먼저 톡할까요?
  > first-message-to-stranger | 뭐라고 보내요
  > which-of-two-days | 오늘 보낼까 내일 보낼까
  > will-do-so | 넹 해볼게요
  > they-apologised | 답장왔어요!! 미안하대요ㅋㅋ

  wants-time-apart | 여자친구가 시간을 갖자고 하네요
  told-lets-part | 헤어지자는 말입니까?
  > tells-own-part | 요 몇 달 야근이 많아서 신경을 못 쓰긴 했습니다
  > tells-more | 일주일째 연락 안 하고 있습니다
  > wait-or-stop | 기다리는 게 맞나요
  > go-to-their-door | 먼저 찾아가면 역효과일까요?

  right-one-for-me | 이 사람이 제 인연이 맞는지 궁금해요
  > tells-more | 사귄 지 1년 됐어요
  > tells-more | 편하고 좋은데 가끔 친구 같아요
  > sees-me-as-lover | 저를 여자로 보긴 하는 건지..
  closeness-mismatch | 스킨십이 거의 없어요
  > slow-to-touch | 제가 먼저 다가가도 될까요
  > is-it-in-my-chart | 이런 건 궁합에 나와요?

  gunghap-bad | 궁합이 안 좋다는 말을 들었습니다
  elders-say-gunghap-bad | 어머니가 철학관에서 보고 오셨는데 반대하십니다
  > gunghap-bad | 정말 그렇게 나쁩니까?
  > gunghap-bad | 나쁘면 얼마나 나쁜 건지요
  > i-will-not-part | 저는 이 사람 아니면 안 될 것 같습니다
  persuade-my-parents | 어머니를 어떻게 설득하면 좋을까요
  > tell-partner-of-opposition | 여자친구한테는 말하지 않는 게 낫겠지요?

  silent-treatment | 싸우면 여친이 잠수를 타요
  > silent-treatment | 짧으면 하루 길면 사흘
  > brings-up-past | 왜 그러는 거예요?
  fights-another-way | 저는 바로 풀어야 되는 성격이라 미쳐버릴 거 같아요
  > silent-treatment | 이번엔 이틀째예요
  > wait-or-stop | 기다려요?
  > what-words | 돌아오면 뭐라고 해야 다음엔 안 그럴까요
  > will-partner-change | 고쳐지긴 해요?

  partners-opposite-friend | cc인데 요즘 여친이 과 선배랑 친해짐
  > tells-more | 같이 공모전 한다는데 신경쓰여요
  jealous-nature | 질투한다고 하면 찌질해보일까봐 말 안함
  > tells-own-part | 근데 티는 나는듯
  > what-then | 어캄
  > can-i-trust-partner | 걍 믿어야되나

  wed-too-fast | 만난 지 6개월인데 결혼하자고 해요
  > wed-too-fast | 너무 빠른 거 아닐까요?
  > tells-more | 아이 생각하면 빨리 해야 되긴 하는데
  > partner-at-heart | 이 남자 어떤 사람인가요
  > spouse-money | 돈은 잘 벌어요?
  > is-partner-responsible | 책임감은 있는지도요
  what-to-settle-before-wedding | 제가 뭘 더 확인해보고 결정하면 좋을까요

  couple-lasts | 저 남친이랑 오래 갈까요?
  first-relationship | 첫 연애라 잘 모르겠어요
  > tells-more | 남친은 세 번째래요
  > partner-compares-me | 전여친들이랑 비교될까 봐 자꾸 신경 쓰여요
  > how-partner-sees-me | 남친 눈에 제가 어떻게 보여요?
  > feels-glad | 오 진짜요??

  parenting-differs | 와이프랑 육아 때문에 맨날 싸워요
  > tells-more | 애기 14개월이에요
  > housework-fair | 저도 한다고 하는데 와이프 눈에는 안 차나봐요
  > words-that-hurt | 어제는 나가라 소리까지 들었습니다
  partner-loves-me | 아직 저한테 정이 있을까요?
  > make-up-soon | 어떻게 하면 풀릴까요
  > slump-ends | 언제까지 이래요

  partner-thinks-marriage | 7년 연애 중인데 결혼 말이 없어요
  > wed-age-pressure | 주변에서 언제 하냐고 계속 물어봐요
  > partner-not-ready | 남친은 돈 모으고 하재요 근데 모으는 거 같지가 않아요
  partner-thinks-marriage | 저랑 할 생각은 있는 거죠?
  proposal-i-first | 제가 먼저 프러포즈하면 이상해요?
  how-long-to-wait | 언제까지 기다려야 될까요
  > shall-part | 안 하면 그냥 놓는 게 맞나요
  > feels-empty | 허무하네요 좀
  > will-do-so | 그래도 올해 안에 말은 해볼래요

  solutions-not-sympathy | 여자친구가 mbti t라서 공감을 안해줌
  solutions-not-sympathy | 제가 힘들다 하면 해결책만 말해요
  > is-it-their-nature | 사주로도 그런 성격이에요?
  how-much-loved | 저를 안좋아하는건 아니죠?
  brushes-me-off | 서운하다 말했더니 뭐가 서운한지 모르겠대요 ㅠㅠ
  open-a-talk | 어떻게 말해야 알아들을까요

  wide-age-gap | 6살 연하 만나는데요
  partner-loves-me | 이 사람 진심일까요?
  > friends-oppose-partner | 친구들이 다 곧 헤어질 거래요
  > cannot-do-so | 자존심 상해서 말도 못하겠고
  > wed-age-pressure | 저도 사실 불안해요 제가 나이가 있으니까
  couple-reaches-marriage | 결혼까지 갈 수 있어요?
  > tell-me-straight | 그냥 즐기라는 말은 말고요

  partner-thinks-marriage | 여친이 저랑 결혼 생각이 있을까요?
  > dodges-wedding-talk | 지나가듯이 물어봤는데 웃기만 하더라고요
  > tells-more | 저는 내년쯤 하고 싶어요
  us-two-match | 궁합은 결혼궁합으로도 괜찮아요?
  > no-money-to-wed | 집은 아직 없어요 전세 알아보는 중
  > is-that-why | 돈 때문에 망설이는 걸 수도 있나요

  partner-games-all-day | 남친이 게임에 미쳤어요
  > tells-more | 데이트하다가도 일찍 들어가요 레이드 시간이라고
  partner-games-all-day | 제가 게임보다 못해요?
  shall-part | 진지하게 헤어지자고 해볼까요
  > hold-who-leaves | 그럼 잡을까요?
  > if-they-refuse | 진짜 헤어지자 하면 어떡해요ㅋㅋ
  > cannot-do-so | 아 그건 싫은데
  > another-way | 그럼 딴 방법 없어요?

  > us-two-match | 둘이 잘 맞는지 한번 보고 싶습니다
  > tells-more | 저는 이혼한 지 6년 됐고 그쪽은 사별하셨습니다
  partner-loves-ex-still | 그분이 아직 전남편을 못 잊은 것 같아 마음이 쓰입니다
  > not-a-stopgap | 제가 그 자리를 채울 수 있을까요
  child-meets-my-new-one | 아이들한테는 언제 소개하면 좋겠습니까
  > will-do-so | 천천히 가야겠군요

  lie-found-out | 거짓말을 했어요 남친이
  lie-found-out | 회식이라더니 클럽 갔더라고요
  > tells-more | 친구 스토리에 찍혀서 걸렸어요
  > how-many-chances | 용서해줘야 할까요?
  > tells-good-sign | 처음이긴 해요
  > if-it-happens-again | 또 그럴까요
  can-i-trust-partner | 믿음이 깨지니까 뭘 해도 의심하게 돼요
  > trust-again-after-hurt | 어떻게 하면 다시 믿을 수 있어요
  > they-apologised | 미안하다고 매일 꽃은 사 와요 웃기죠

  long-distance | 해외 장거리 중입니다
  > tells-more | 여자친구가 캐나다 워홀 갔어요 10개월 남음
  long-distance | 시차 때문에 통화도 힘들어요
  answers-slower | 요즘 답장이 좀 건조한데 마음이 변한 걸까요
  long-distance | 우리 버틸 수 있을까요?
  > cannot-do-so | 비행기값이 좀..
  > may-i-do-so | 그래도 가야겠죠?

  friends-oppose-partner | 남친이랑 친구들이 안 맞아요
  friends-oppose-partner | 제 친구들이 다 별로래요
  > their-friends-dislike-me | 남친은 제 친구들 만나는 거 싫어하고
  > feels-hurt | 중간에서 너무 힘듦
  > friends-oppose-partner | 친구들 말이 맞는 거예요?
  partner-at-heart | 이 사람 어떤 점이 별로인데요
  > tells-own-part | 저는 좋은데...
  > shall-part | 계속 만나도 되는지만 말해주세요

  families-meeting-goes-well | 상견례 날 잡았습니다
  families-meeting-goes-well | 양가 분위기 괜찮을까요?
  > visit-who-opposes | 장인어른 되실 분이 좀 무서우세요
  gifts-between-houses | 예단 문제로 어머니랑 여자친구가 좀 삐걱댑니다
  between-spouse-and-parents | 저는 누구 편을 들어야 하나요
  married-life-ahead | 잘 살 수 있겠죠?

  partner-loves-me | 남자친구 속마음이 궁금해요
  gruff-partner | 말이 너무 없어요
  > what-are-they-thinking | 화난 건지 피곤한 건지 모르겠어요
  > tells-more | 오늘도 두 시간 동안 열 마디도 안 한 듯
  partner-cooled | 저랑 있는 게 재미없나?
  > tells-their-words | 물어보면 그냥 편해서 그렇대요
  > are-you-sure | 진짜예요?
  > feels-glad | 그럼 다행이고요

  wed-when-together | 우리 언제 결혼해요?ㅋㅋ
  couple-lasts | 농담이고 언제까지 사귈까요
  > tells-more | 한달됐어요 ㅎㅎ
  waiting-for-soldier | 남친이 군대를 아직 안갔어요
  > waiting-for-soldier | 기다려야할까요?
  > waiting-for-soldier | 저 기다릴 수 있는 성격이에요?
  > you-are-right | ㅋㅋㅋㅋ찔린다
  when-we-get-better | 둘이 좋은 시기는 언제예요

  spending-differs | 여자친구가 씀씀이가 큽니다
  > tells-more | 명품 좋아하고 외식도 비싼 데만 갑니다
  who-pays | 데이트 비용 거의 다 제가 내고요
  marry-this-one-should | 결혼해도 될까요?
  > brushes-me-off | 돈 얘기만 하면 쪼잔하다고 합니다
  > am-i-bad-for-it | 제가 쪼잔한 겁니까?
  how-not-to-fight | 어떻게 말해야 안 싸우죠

  one-word-answers | 요즘 여친이 카톡에 ㅇㅇ만 보내요
  > tone-changed | 전엔 안 그랬어요
  couple-slump | 권태기예요?
  > tells-more | 만나면 또 잘해줘요 그래서 더 헷갈려요
  > tells-more | 회사 옮기고 나서부터 그런 거 같긴 해요
  > answer-slow-on-purpose | 저도 똑같이 해볼까요
  > what-then | 그럼 어떻게 해요
  make-up-soon | 언제쯤 예전처럼 돌아와요?

  angry-without-reason | 여친이 화났는데 왜 화났는지 모르겠어요
  > tells-more | 물어보면 됐대요
  > what-are-they-thinking | 진짜 모르겠음
  > tells-more | 오늘 아침부터 이래요 어제 축구 보느라 전화 못받은거밖에 없는데
  > is-that-why | 그거때문이에요?
  apology-words | 사과 뭐라고 해요
  > visit-to-apologise | 집앞에 가는건 오바?
  > will-do-so | 가볼게요 ㄱㅅ

  us-two-match | 남편이랑 저 궁합이 나쁜가요?
  > tells-more | 결혼 10년차인데 아직도 안 맞아요
  parenting-differs | 저는 애들 학원 보내자 하고 남편은 놀게 하재요
  spouse-not-on-my-side | 시댁 문제도 늘 시어머니 편이에요
  partner-loves-me | 이 사람 마음에 제가 있긴 한가요
  stay-for-children | 이혼은 안 할 거예요 애들 때문에
  how-not-to-fight | 그냥 어떻게 해야 덜 싸울지 알려주세요

  parents-mind-age-past | 나이 차이가 6살인데 처가 쪽에서 반대가 있습니다
  > parents-mind-age-past | 제가 나이가 많다고요
  > couple-reaches-marriage | 결혼할 수 있을까요
  > tells-bad-sign | 여자친구도 흔들리는 것 같습니다
  > tells-bad-sign | 요즘 부모님 얘기만 나오면 웁니다
  > what-then | 제가 뭘 하면 될까요
  > parents-oppose-wedding | 언제쯤 허락을 받을 수 있을까요?

  is-partner-cheating | 이 남자 바람피는 거 같아요
  partner-hides-something | 폰을 뒤집어놔요 비번도 바꿨고
  > is-partner-cheating | 주말에 연락 안 되는 시간이 생겼어요
  is-my-hunch-right | 촉이 맞을까요?
  > is-partner-cheating | 증거는 없어요
  > would-they-be-honest | 직접 물어보면 솔직하게 말할 사람이에요?
  > what-words | 뭐라고 말을 꺼내요?
  > will-do-so | 물어볼게요 떨리네요
  > tells-own-part | 아니면 제가 미안한 건데..

  thrill-gone | 여친이랑 같이 산 지 3달 됐는데 설렘이 없어졌어
  thrill-gone | 너무 가족 같음
  > am-i-odd | 정상이야?
  > partner-lost-spark | 여친은 나한테 아직 설렐까
  housework-fair | 집안일은 반반 하는데 그걸로도 좀 부딪혀
  > live-apart-again | 다시 따로 살자고 하면 삐지겠지?
  > mend-the-couple | 그럼 뭘 해야 돼
  > will-do-so | ㅇㅋ 데이트 날 정해볼게

  > part-again-after | 이번에는 잘 될까요?
  > i-suspect-too-much | 헤어진 이유가 제가 너무 의심해서였어요
  > anxious-in-love | 지금도 가끔 불안이 올라와요
  part-again-after | 또 같은 이유로 헤어질까 봐 무서워요
  > came-back-why | 남친은 저를 왜 다시 받아줬을까요
  couple-lasts | 그 마음 오래갈까요?

  wedding-about-to-break | 결혼 준비하다가 파혼 위기예요
  > who-pays-house | 집 명의 때문에 싸웠어요
  > house-from-parents | 저도 절반 내는데 왜 자기 이름으로만 하자는지 모르겠어요
  > wedding-about-to-break | 이 결혼 깨지나요?
  > tells-their-words | 남친은 부모님 뜻이래요
  > how-far-to-yield | 제가 양보해야 돼요?
  silent-treatment | 며칠째 서로 말 안 하고 있어요
  who-apologises-first | 먼저 연락하기 싫은데 해야 될까요
  > will-do-so | 그럼 오늘 밤에 톡 하나만 남길게요

  partner-friends-first | 여친이 저보다 친구가 먼저예요
  partner-friends-first | 주말마다 친구 약속이고 저는 남는 시간에 봐요
  > how-much-loved | 이거 저 안 좋아하는 거죠
  brushes-me-off | 말하면 구속한다 그래요
  > live-my-own-life | 저도 제 할 거 하는 게 나은가요?
  > tells-more | 근데 할 게 없어요ㅋㅋ
  us-two-match | 우리 맞는 커플이긴 해요?

  mild-control | 남친이 너무 집착해요
  mild-control | 어디 가면 사진 찍어 보내래요
  > mild-control | 사랑해서 그런 거라는데 숨막혀요
  is-it-their-nature | 원래 그런 사주예요?
  > will-partner-change | 고쳐질까요

  weekend-couple | 주말부부 3년째입니다
  stranger-at-home | 집에 가도 제 자리가 없는 느낌입니다
  > feels-hurt | 아내가 저 없이 너무 잘 지냅니다
  spouse-changed | 아내는 저를 어떻게 생각하나요
  > live-apart-again | 발령은 내년쯤 날 것 같은데 합치면 괜찮아질까요
  > never-calls | 평소에 전화를 더 하는 게 좋겠습니까?

  right-one-for-me | 우리 천생연분 맞아요?ㅎㅎ
  > day-of-our-anniversary | 오늘 1주년이라 궁금해서 왔어요
  > tells-good-sign | 남친은 절 만나고 좋아졌대요
  > feels-glad | 저도 그런 거 같아요
  couple-reaches-marriage | 결혼까지 갈까요?
  > marry-when-alone | 몇 살쯤?
  > feels-glad | 오 남친한테 보여줘야지

  partner-never-wed | 여친이 비혼주의입니다
  > children-wish-differs | 저는 결혼하고 아이도 낳고 싶습니다
  will-partner-change | 바뀔 가능성 있나요?
  shall-part | 사랑하는데 이것 때문에 헤어지는 게 맞는지..
  > same-fight-again | 벌써 2년 넘게 이 얘기만 하면 싸웁니다
  > too-late-by-age | 저 나이도 있고
  tell-me-straight | 딱 잘라 말해주세요

  tell-parents-they-were-wed | 남친이 이혼남인 거 부모님께 말해야 될까요
  > tells-more | 아직 말씀 못 드렸어요
  us-two-match | 우리 궁합은 괜찮나요?
  > tells-own-part | 저는 과거는 상관없어요
  ex-spouse-over-child | 근데 전처랑 아이 때문에 연락은 해요
  > feels-hurt | 그게 신경이 안 쓰인다면 거짓말이죠
  > partner-loves-ex-still | 그 사람 마음에 전처가 남아있을까요
  > tell-parents-they-were-wed | 부모님껜 언제 말하는 게 나아요?

  exam-student-partner | 여친이 재수생이라 자주 못봐요
  > crush-while-studying | 공부 방해될까봐 연락도 조심스러움
  > exam-student-partner | 수능 끝날 때까지 안 헤어질까요?
  > partner-sensitive | 요즘 예민해서 말 한마디에 울어요
  > cheer-exam-student | 뭐라고 해줘야돼요
  > what-gift | 선물은 뭐가 좋아요?

  who-loves-more | 제가 여친을 더 좋아하는 거 같아요
  > only-i-try | 연락도 제가 먼저 만나자는 것도 제가 먼저
  > always-me-first | 안 하면 진짜 안 와요
  only-i-try | 이런 연애 계속해야 돼요?
  partner-loves-me | 걔는 절 좋아하긴 해요?
  if-i-stop-texting | 일주일만 연락 안 해볼까요
  cannot-do-so | 못 참을 거 같은데 ㅋㅋㅠ
  > will-do-so | 알겠어요 3일만 해볼게요

  proposal-when | 프러포즈를 언제 하면 좋을까요?
  > is-our-day-good | 여자친구 생일이 12월인데 그때 할까 해요
  > would-they-take-me-back | 받아줄까요ㅋㅋ
  > proposal-how | 거창한 거 좋아하는 성격인가요 소박한 게 나은가요
  > proposal-how | 반지 말고 가방이라는데 맞아요?
  > who-gives-in | 결혼하고 나면 누가 잡고 살아요?
  > takes-it-in | 역시ㅋㅋㅋ

  different-faith | 종교가 달라서 고민이에요
  > tells-more | 남친네가 독실한 기독교예요 저는 무교고요
  different-faith | 교회 같이 가자고 하는데 가기 싫어요
  > is-it-in-my-chart | 이런 것도 궁합에 나와요?
  > convert-for-wedding | 결혼하면 강요할까요
  > different-faith | 남친이 절 위해서 포기해줄 사람인지 궁금해요

  i-said-breakup-in-anger | 헤어지자고 홧김에 말했는데 진짜 알겠대요
  > what-then | 어떡해요
  > i-said-breakup-in-anger | 진심 아니었는데
  > tells-more | 어젯밤 11시쯤이요 술 좀 마셨어요
  hold-who-leaves | 지금이라도 잡으면 돼요?
  > tells-bad-sign | 전화 안받아요
  > apology-words | 카톡으로 뭐라고 보내야돼요
  > ex-feelings-left | 걔 마음 아직 있죠? 있다고 해줘요

  spouse-always-out | 남편이 밖으로만 돌아요
  > tells-more | 골프에 모임에 주말에 집에 없어요
  is-partner-cheating | 여자가 있는 건 아니겠죠?
  flatmate-spouse | 20대 때 만나서 정으로 사는데 이젠 정도 없네요
  > own-life-at-last | 저도 제 인생 살고 싶어요
  > when-we-get-better | 부부운이 언제 풀리나요
  > open-a-talk | 말을 꺼내볼까요 그냥 둘까요
  > feels-hurt | 그래도 얘기하니 속은 시원하네요

  secret-office-couple | 사내연애 중인데 들킬까봐 조심스럽습니다
  > tells-more | 같은 팀이라 하루종일 붙어 있어요
  if-it-goes-on | 이런 게 반복되면 헤어질까요?
  > move-team-for-love | 제가 팀을 옮기는 게 나을까요
  > not-introduced | 여자친구는 공개하고 싶어합니다

  treats-me-as-a-child | 남친이 저를 너무 애기 취급해요
  > looked-down-on | 제가 뭐만 하면 가르치려고 해요
  > is-it-their-nature | 궁합이 원래 그래요?
  > tells-good-sign | 좋을 땐 진짜 든든한데
  > brushes-me-off | 어제 알바 그만둔다 했더니 한 시간 동안 잔소리..
  > partner-sulks | 하지 말라고 하면 삐져요
  partner-sulks | 어케 말해야 안 삐질까요ㅋㅋ

  tells-more | 결혼한 지 22년 됐습니다
  spouse-no-talk | 아이들 다 크고 나니 둘이 할 말이 없습니다
  spouse-in-the-change | 집사람이 요즘 갱년기라 짜증이 많습니다
  will-we-divorce | 저희 부부 앞으로 괜찮겠습니까
  partner-wants-of-me | 집사람이 저한테 바라는 게 뭘까요
  > what-pleases-them | 선물보다 말이 낫습니까?
  > trip-together | 언제 둘이 여행이라도 가면 좋겠습니까
  > tells-more | 쑥스러워서 원

  terms-without-spark | 조건은 다 좋아요
  > feels-nothing | 근데 보고 싶다는 생각이 안 들어요
  how-many-tries | 더 만나보면 좋아질까요?
  > parents-press | 엄마는 이런 사람 없다고 난리예요
  > how-much-loved | 그 사람은 절 많이 좋아하는 거 같아요
  > refuse-kindly | 미안해서 더 못 끊겠어요
  choose-by-when | 언제까지 보고 결정할까요

  register-marriage | 같이 청약 넣으려고 혼인신고 먼저 하려는데 괜찮을까요
  wedding-date | 식은 내년 가을에 하려고요
  > register-marriage | 먼저 신고하면 안 좋다는 말이 있어서요
  money-luck-of-two | 둘이 합치면 재물운이 좋아지나요?
  who-keeps-the-purse | 여친이 돈 관리하는 게 나아요 제가 하는 게 나아요
  > feels-glad | 오 역시

  same-sex-match | 여자끼리도 궁합 봐주시나요?
  > tells-more | 2년 만났어요
  > same-sex-life | 싸움은 별로 없는데 요즘 언니가 미래 얘기를 피해요
  partner-thinks-marriage | 저랑 오래 볼 생각이 없는 걸까요
  partner-is-sent-to-matches | 언니네 집에서 선 보라고 한대요
  should-live-together | 같이 살자고 먼저 말해도 될까요?
  day-for-talk | 언제쯤 말할까요

  talks-of-their-ex | 여친이 자꾸 전남친 얘기를 함
  > tells-more | 비교하는 건 아닌데 걍 툭툭 나옴
  talks-of-their-ex | 못 잊은 거임?
  > how-would-they-take-it | 듣기 싫다고 하면 속 좁아 보이나
  > partner-loves-me | 나한테 마음은 있는 거 맞지
  > how-long-then | 언제까지 참아야돼
  > what-words | 담에 또 하면 뭐라 함?
  > will-do-so | ㅋㅋ써먹어야지
`);
